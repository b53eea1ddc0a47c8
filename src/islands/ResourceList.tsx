import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type resourceWords from '../../content/locales/en/resources.json';
import { fill } from '../core/fill.ts';
import { $resources, readResources, watchResources } from '../stores/resources.ts';
import { guarded } from './Boundary.tsx';
import { translatable } from './translatable.ts';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

type ResourceWords = Omit<typeof resourceWords, 'meta'>;
type Props = {
  readonly language: string;
  readonly words: ResourceWords;
  /** Where visitors go who may not see this. */
  readonly restricted: string;
};

function List({ language, words: first, restricted }: Props) {
  const words = useWords('resources', { language, words: first });
  const state = useStore($resources);
  const region = useRef<HTMLDivElement>(null);
  useReady(region);
  useEffect(() => watchResources(restricted), [restricted]);
  const say = (text: string) => <p {...translatable}>{text}</p>;
  return (
    <div
      ref={region}
      className="scripted"
      aria-busy={state.status === 'loading'}
      aria-live="polite"
    >
      {state.status === 'loading' && say(words.loading)}
      {state.status === 'failed' && (
        <>
          {say(words.failure)}
          <button
            type="button"
            className="button mt-4"
            onClick={() => void readResources(restricted)}
          >
            {words.retry}
          </button>
        </>
      )}
      {state.status === 'ready' && state.resources.length === 0 && say(words.empty)}
      {state.status === 'ready' && (
        <ul className="grid gap-12 md:grid-cols-2">
          {state.resources.map(({ slug, title, summary, url }) => (
            <li key={slug} className="border-t pt-4">
              <div lang="en" dir="ltr">
                <h2 className="text-xl">{title}</h2>
                <p className="mt-2 text-muted">{summary}</p>
              </div>
              <p className="mt-4">
                {url ? (
                  <a className="link inline-flex min-h-11 items-center" href={url}>
                    {fill(words.open, { name: title })}
                  </a>
                ) : (
                  <span className="text-sm">{words.onRequest}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The developer tools of a signed-in visitor, as the backend returns them; others are sent to the restricted page. */
export const ResourceList = guarded(List);
