/** Why a visitor is sent to the restricted page. */
export type Reason = 'unauthenticated' | 'invalid_credentials';

type Outcome = { readonly committed?: Promise<unknown>; readonly finished?: Promise<unknown> };
/** The part of the Navigation API that is used; not every browser has it. */
type NavigationApi = {
  navigate(url: string, options: { state: unknown; history: 'replace' }): Outcome;
};

/**
 * Replaces the present page by another, with a state that the new entry of the history holds: in the Navigation API
 * where there is one, else in `history.state`.
 */
export function leaveFor(path: string, state: { readonly reason: Reason }): void {
  const api: NavigationApi | undefined = Reflect.get(window, 'navigation');
  if (api) {
    const { committed, finished } = api.navigate(path, { state, history: 'replace' });
    // Another navigation may overtake this one.
    for (const outcome of [committed, finished]) outcome?.catch(() => {});
    return;
  }
  history.replaceState(state, '', path);
  location.reload();
}
