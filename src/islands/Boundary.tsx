import { Component, type ComponentType, createRef, type ReactNode } from 'react';

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

/** An island that leaves its static HTML in place when it fails, and says why on the console. */
export function guarded<IslandProps extends object>(
  Island: ComponentType<IslandProps>,
): (props: IslandProps) => ReactNode {
  return (props) => (
    <Boundary>
      <Island {...props} />
    </Boundary>
  );
}
