import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escapeXml, xml } from '../../../src/core/xml.ts';
import { readXml } from './read-xml.ts';

describe('an element', () => {
  it('is written with its attributes and what it holds', () => {
    expect(xml(element('a', { b: '"c" & d' }, 'x < y', element('e', {})))).toBe(
      '<a b="&quot;c&quot; &amp; d">x &lt; y<e/></a>',
    );
  });

  it('is well formed and read back as it was, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = text
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/[^\t\n\P{Cc}]|[\uFFFE\uFFFF]/gu, '');
        const read = readXml(xml(element('a', { b: text }, text)));
        expect(read.text).toBe(kept);
        // In an attribute, XML reads every white space as a space.
        expect(read.attributes['b']).toBe(kept.replace(/[\t\n]/g, ' '));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a text', () => {
  it('loses characters that XML forbids', () => {
    expect(escapeXml('a\u0000b\u001bc\uffffd\ud800e\tf\r\ng')).toBe('abcd\ufffde\tf\ng');
  });
});
