import type { DocumentComponent } from '../../corpus/document-components.ts';
import { components as ofDocuments } from '../document/components.ts';
import FloatShares from '../figures/FloatBar.astro';
import ClaimStatus from '../ui/ClaimStatus.astro';
import Section from './Section.astro';
import UptimeMeasures from './UptimeMeasures.astro';

/** The components handed to the text of a page. */
export const components = {
  ...ofDocuments,
  Section,
  ClaimStatus,
  FloatShares,
  UptimeMeasures,
} satisfies Record<DocumentComponent, unknown>;
