/**
 * For every element of an island that holds a text, and nothing but that text. A browser's own translation replaces text
 * nodes: what it has put there before React came stays, and React never looks for a text node of its own.
 */
export const tolerateBrowserTranslation = { suppressHydrationWarning: true } as const;
