/** Why a visitor is sent to the restricted page. */
export type Reason = 'unauthenticated' | 'invalid_credentials';

/**
 * Replaces the present page by another, with a state in its history entry. It sets the state and then loads that entry again,
 * because browsers drop a state that is passed to the Navigation API for another document.
 */
export function leaveFor(path: string, state: { readonly reason: Reason }): void {
  history.replaceState(state, '', path);
  location.reload();
}
