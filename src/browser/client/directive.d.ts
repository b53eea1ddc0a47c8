import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction: see hydrate-on-interaction.ts. */
    'client:interaction'?: boolean | 'idle' | 'now' | 'toast';
  }
}
