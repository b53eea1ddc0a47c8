/** Local storage: the session of the accounts' backend, written by its client after sign-in. */
export const sessionKey = 'auth-session';

/** Session storage: a message that is kept for the next page, and removed when it has been shown. */
export const toastKey = 'toast-message';
