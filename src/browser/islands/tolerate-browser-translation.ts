/**
 * Props for every element of an island that contains a text and nothing else. A browser's own translation replaces text
 * nodes. With these props, React keeps what the browser has put there before hydration, and never looks for a text node of
 * its own.
 */
export const tolerateBrowserTranslation = { suppressHydrationWarning: true } as const;
