/** The key under which a chosen language is stored. */
export const languageKey = 'i18nextLng';

/** The cookie that outranks a stored choice; the site reads it, never sets it, and deletes it with each choice. */
export const languageCookie = 'i18next';
