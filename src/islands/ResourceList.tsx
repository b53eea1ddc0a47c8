import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type resourceWords from '../../content/locales/en/resources.json';
import { fill } from '../site/fill.ts';
import { $resources, readResources } from '../stores/resources.ts';
import { Boundary } from './Boundary.tsx';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

type ResourceWords = Omit<typeof resourceWords, 'meta'>;
type Props = {
  readonly language: string;
  readonly words: ResourceWords;
  /** Where visitors go who may not see this. */
  readonly restricted: string;
};

/** The developer tools of a signed-in visitor, as the backend returns them; others are sent to the restricted page. */
export function ResourceList({ language, words: first, restricted }: Props) {
  const words = useWords('resources', { language, words: first });
  const state = useStore($resources);
  const region = useRef<HTMLDivElement>(null);
  useReady(region);
  useEffect(() => {
    void readResources(restricted);
  }, [restricted]);
  return (
    <Boundary>
      <div ref={region} aria-busy={state.status === 'loading'} aria-live="polite">
        {state.status === 'loading' && <p>{words.loading}</p>}
        {state.status === 'failed' && (
          <>
            <p>{words.failure}</p>
            <button
              type="button"
              className="button mt-4"
              onClick={() => void readResources(restricted)}
            >
              {words.retry}
            </button>
          </>
        )}
        {state.status === 'ready' && state.resources.length === 0 && <p>{words.empty}</p>}
        {state.status === 'ready' && (
          <ul className="grid gap-8" lang="en" dir="ltr">
            {state.resources.map(({ slug, title, summary, url }) => (
              <li key={slug} className="border-t border-ink pt-4">
                <h2 className="text-xl">{title}</h2>
                <p className="mt-2 text-muted">{summary}</p>
                <p className="mt-3" lang={language} dir="auto">
                  {url ? (
                    <a className="link" href={url}>
                      {fill(words.open, { name: title })}
                    </a>
                  ) : (
                    words.onRequest
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Boundary>
  );
}
