import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type resourceWords from '../../../content/locales/en/resources.json';
import { linkIn } from '../stores/language.ts';
import { $resources, readResources, watchResources } from '../stores/resources.ts';
import { island } from './island.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';

type ResourceWords = Omit<typeof resourceWords, 'meta'>;
type Props = {
  readonly language: string;
  readonly words: { readonly resources: ResourceWords };
};

function List() {
  const { t, i18n } = useTranslation('resources');
  // The page to which visitors without access are sent.
  const restricted = linkIn(i18n.language, '/restricted');
  const state = useStore($resources);
  const region = useRef<HTMLDivElement>(null);
  useReady(region);
  useEffect(() => watchResources(restricted), [restricted]);
  const paragraph = (text: string) => <p {...tolerateBrowserTranslation}>{text}</p>;
  return (
    <div
      ref={region}
      className="scripted"
      aria-busy={state.status === 'loading'}
      aria-live="polite"
    >
      {state.status === 'loading' && paragraph(t('loading'))}
      {state.status === 'failed' && (
        <>
          {paragraph(t('failure'))}
          <button
            type="button"
            className="button mt-4"
            onClick={() => void readResources(restricted)}
          >
            {t('retry')}
          </button>
        </>
      )}
      {state.status === 'ready' && state.resources.length === 0 && paragraph(t('empty'))}
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
                    {t('open', { name: title })}
                  </a>
                ) : (
                  <span className="text-sm">{t('onRequest')}</span>
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
export const ResourceList = island<Props>(List);
