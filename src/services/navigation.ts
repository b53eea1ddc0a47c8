/** Why a visitor is sent to the restricted page. */
export type Reason = 'unauthenticated' | 'invalid_credentials';

/** The part of the Navigation API that is used; not every browser has it. */
type NavigationApi = {
  navigate(url: string, options: { state: unknown; history: 'replace' }): unknown;
};

/**
 * Replaces the present page by another, with a state that the new entry of the history holds: in the Navigation API
 * where there is one, else in `history.state`.
 */
export function leaveFor(path: string, state: { readonly reason: Reason }): void {
  const api: NavigationApi | undefined = Reflect.get(window, 'navigation');
  if (api) {
    api.navigate(path, { state, history: 'replace' });
    return;
  }
  history.replaceState(state, '', path);
  location.reload();
}
