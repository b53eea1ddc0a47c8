/** Why a visitor is sent to the restricted page. */
export type Reason = 'unauthenticated' | 'invalid_credentials';

/**
 * Replaces the present page by another, with a state that its entry of the history holds. By loading the entry anew:
 * browsers drop the state that the Navigation API is given for a page that is another document.
 */
export function leaveFor(path: string, state: { readonly reason: Reason }): void {
  history.replaceState(state, '', path);
  location.reload();
}
