/** A link of the navigation bar or the footer: `label` is a key in `content/locales/<language>/common.json`. */
export type NavigationItem = { readonly path: string; readonly label: string };

/** Links of the navigation bar, in order. */
export const navigation: readonly NavigationItem[] = [
  { path: '/', label: 'navigation.home' },
  { path: '/solutions', label: 'navigation.solutions' },
  { path: '/developers', label: 'navigation.developers' },
  { path: '/about', label: 'navigation.about' },
  { path: '/contact', label: 'navigation.contact' },
];

/** Links of the footer, in order. */
export const footer: readonly NavigationItem[] = [
  { path: '/legal', label: 'footer.legal' },
  { path: '/legal/terms-of-service', label: 'footer.terms' },
  { path: '/legal/privacy-policy', label: 'footer.privacy' },
  { path: '/legal/aml-policy', label: 'footer.aml' },
  { path: '/legal/accessibility', label: 'footer.accessibility' },
  { path: '/status', label: 'footer.status' },
  { path: '/trust/bug-bounty', label: 'footer.bugBounty' },
  { path: '/legal/merchant-agreement', label: 'footer.merchantAgreement' },
  { path: '/legal/intellectual-property', label: 'footer.intellectualProperty' },
];
