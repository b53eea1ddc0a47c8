import {
  Component,
  type ComponentType,
  createRef,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Resources } from '../../core/translation.ts';
import { addWords, translationIn } from '../catalogue.ts';
import { $language } from '../stores/language.ts';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Reports a failure in the island to its directive, and asks for the nodes that stood there before. */
class Boundary extends Component<Props, State> {
  override state: State = { failed: false };
  private readonly mark = createRef<HTMLElement>();

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page has failed and is left as plain HTML.', error);
    const event = new CustomEvent('island:failed', { bubbles: true, detail: putBack });
    this.mark.current?.dispatchEvent(event);
  }

  override render(): ReactNode {
    return this.state.failed ? <span hidden ref={this.mark} /> : this.props.children;
  }
}

/**
 * Puts the original nodes of the island back, with everything that was typed into them. React's mark stays beside them: when
 * React finishes, it clears an island that it has left empty, together with nodes that were put back.
 */
function putBack(island: HTMLElement, nodes: readonly Node[]): void {
  island.dataset['failed'] = '';
  island.prepend(...nodes);
  island.addEventListener('submit', (event) => event.preventDefault());
}

/** The props of every island: the language in which it is rendered, and its words by namespace. */
type Spoken = { readonly language: string; readonly words: Resources };

/**
 * Gives an island its words: first those that came with the page, so that it hydrates in the language of its HTML; then those
 * of the language that the page shows, in the same frame as the page.
 */
function Translated({ language, words, children }: Spoken & Props) {
  const [i18n] = useState(() => {
    addWords(language, words);
    return translationIn(language);
  });
  useEffect(
    () =>
      $language.subscribe((code) => {
        if (code !== i18n.language) void i18n.changeLanguage(code);
      }),
    [i18n],
  );
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/**
 * Makes an island from a component, which takes its words from `useTranslation`. If it fails, its static HTML stays, and the
 * reason is logged to the console.
 */
export function island<IslandProps extends Spoken>(
  Content: ComponentType<Omit<IslandProps, keyof Spoken>>,
): (props: IslandProps) => ReactNode {
  return ({ language, words, ...props }) => (
    <Boundary>
      <Translated language={language} words={words}>
        <Content {...props} />
      </Translated>
    </Boundary>
  );
}
