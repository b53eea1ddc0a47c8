/** Local storage: the session of the accounts' backend, written by its client after sign-in. */
export const sessionKey = 'auth-session';

/** Session storage: a message that outlives one change of page; removed once shown. */
export const toastKey = 'toast-message';
