// Purpose: a French translation of `policy-1` of the small content, without a mistake. Tests break one thing in it.
import { type Change, messages } from './small-content.ts';

export const file = 'translations/fr/policy-1.mdx';
/** Where its English stands. */
export const english = 'content/documents/policy-1.mdx';

/** The translation; its body begins on line 10. */
export const frenchPolicy = `---
title: Règle 1
description: Ce que nous promettons.
summary:
  - Un.
  - Deux.
  - "Sous {{fact.reply-time}}."
---

<Section id="about" title="Cette règle">

Un <Term define>utilisateur</Term> est quiconque. <Company name="brand" /> sert chaque <Term of="User">utilisateur</Term>
sous <Fact id="reply-time" />. Voir <See doc="contact">le formulaire</See> et <See section="details" />.

</Section>

<Section id="details" title="Détails">

Le reste est dans <See doc="policy-2" section="about" />.

</Section>
`;

/** What the check says of the small content with the translation, changed from one text to another, and of other changes. */
export function said(from: string, to: string, ...more: readonly Change[]): string[] {
  return messages([file, undefined, frenchPolicy], [file, from, to], ...more);
}
