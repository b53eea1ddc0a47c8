import 'i18next';
import type { IslandWords } from '../core/island-words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A key that English lacks is a type error. */
    resources: IslandWords;
  }
}
