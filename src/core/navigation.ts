/** Whom a part of the bar is for, if not for everybody. */
export type Audience = 'signed-in' | 'signed-out';

/** A link of the navigation bar: `key` names its words in `navigation` of `content/locales/<language>/common.json`. */
export type NavigationLink = {
  readonly path: string;
  readonly key:
    | 'home'
    | 'solutions'
    | 'developers'
    | 'about'
    | 'contact'
    | 'legal'
    | 'search'
    | 'status'
    | 'resources'
    | 'signIn';
  readonly audience?: Audience;
  /** Whether only the menu of narrow windows has it: there the footer, which has it too, is many screens away. */
  readonly narrow?: true;
};

export const navigation: readonly NavigationLink[] = [
  { path: '/', key: 'home' },
  { path: '/solutions', key: 'solutions' },
  { path: '/developers', key: 'developers' },
  { path: '/about', key: 'about' },
  { path: '/contact', key: 'contact' },
  { path: '/search', key: 'search', narrow: true },
  { path: '/legal', key: 'legal', narrow: true },
  { path: '/status', key: 'status', narrow: true },
  { path: '/developers/resources', key: 'resources', audience: 'signed-in' },
  { path: '/signin', key: 'signIn', audience: 'signed-out' },
];

/** A link of the footer: `label` is a key in `content/locales/<language>/common.json`. */
export type FooterLink = { readonly path: string; readonly label: string };

export const footer: readonly FooterLink[] = [
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
