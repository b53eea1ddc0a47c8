// A document's page in the shape of the built ones, for tests of what it weighs.
import { sealOf, weave } from '../../../src/design/drawings/seal.ts';

/** What of a page the document says by itself. */
const own = {
  title: 'Refund Policy',
  description: 'When you get your money back, and how you ask for it.',
  path: '/legal/refund-policy',
  fingerprint: '37c394222956eb6d'.repeat(4),
  version: '1.0',
  date: '20 November 2026',
  reading: '9 minutes to read.',
  summary: ['You may cancel.', 'We pay what we owe.'],
  text: '<section id="scope"><h2><a href="#scope">1. Scope</a></h2><p>What this is about.</p></section>',
  next: 'Privacy Policy',
};

/** What of a page is the site's, by the place where it stands. */
const furniture = { head: '', titleBlock: '', prose: '', footer: '' };

export type DocumentParts = typeof own & typeof furniture;

export function documentPage(change: Partial<DocumentParts> = {}): string {
  const part = { ...own, ...furniture, ...change };
  const seal = sealOf(part.fingerprint);
  const address = `https://averline.example${part.path}`;
  const sections = [...part.text.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id);
  return `<!DOCTYPE html><html lang="en" data-page="${part.path}.1a2b3c4d" data-print="${part.title} · Version ${part.version} · ${address}"><head>
<title>${part.title} · Averline</title><meta name="description" content="${part.description}">
<link rel="canonical" href="${address}"><link rel="alternate" hreflang="ar" href="${address.replace('example/', 'example/ar/')}">
<meta property="og:title" content="${part.title}"><meta property="og:image:alt" content="${part.title}, on line work">${part.head}</head>
<body><header class="bar"><a href="/ar${part.path}">العربية</a></header><main><article class="wrap document">
<header class="title-block"><div><a class="go text-sm" href="/legal">Core</a><h1>${part.title}</h1><p class="mt-4">${part.description}</p></div>
<figure class="title-seal"><svg viewBox="-100 -100 200 200"><circle r="96" stroke-dasharray="${seal.edge.lengths.join(' ')}"></circle>${weave(`_s${part.fingerprint.slice(0, 6)}`, seal, 0.81)}</svg><figcaption>Seal of version ${part.version}<bdi>${part.fingerprint.slice(0, 16)}</bdi></figcaption></figure>
<dl class="title-facts text-sm"><div><dt>Version</dt><dd>${part.version}</dd></div><div><dt>Effective</dt><dd><time datetime="2026-11-20">${part.date}</time></dd></div></dl>
<p class="text-sm"><time datetime="PT9M">${part.reading}</time></p>${part.titleBlock}</header>
<nav class="contents"><details><summary>Contents</summary><ol lang="en">${sections.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ol></details></nav>
<div class="prose"><div lang="en" dir="ltr"><section role="note" class="glance" lang="en" dir="ltr"><h2>At a glance</h2><ul>${part.summary.map((point) => `<li>${point}</li>`).join('')}</ul><p>The English version prevails.</p></section>
${part.text}</div>${part.prose}
<nav class="neighbours no-print"><p><a href="/legal">All documents</a></p><p><a href="/legal/privacy-policy" rel="next">${part.next}</a></p></nav></div>
</article></main><footer><a href="/legal/refund-policy">Refunds</a>${part.footer}</footer></body></html>`;
}
