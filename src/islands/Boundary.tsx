import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/**
 * When an island fails, its visitor keeps what was on screen: the boundary puts the HTML back that stood there, and the
 * console says why.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page has failed and is left as it was.', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
