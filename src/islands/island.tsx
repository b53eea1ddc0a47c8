import {
  Component,
  type ComponentType,
  createRef,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Resources } from '../core/translation.ts';
import { addWords, translationIn } from '../i18n/browser.ts';
import { $language } from '../stores/language.ts';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Tells the island's directive of a failure in it, and asks for the nodes that stood there. */
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
 * Puts the very nodes back that stood in the island, with all that was typed into them. React keeps its mark beside them: an
 * island that it leaves empty, it clears once more when it ends what it has begun, with all that has come back.
 */
function putBack(island: HTMLElement, nodes: readonly Node[]): void {
  island.dataset['failed'] = '';
  island.prepend(...nodes);
  island.addEventListener('submit', (event) => event.preventDefault());
}

/** What every island is given: the language that it is rendered in, and its words by namespace. */
type Spoken = { readonly language: string; readonly words: Resources };

/**
 * Gives an island its words: those that came with the page first, so that it hydrates in the language of its HTML, then those
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
 * Makes an island of a component, which has its words from `useTranslation`. One that fails leaves its static HTML in place,
 * and says why on the console.
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
