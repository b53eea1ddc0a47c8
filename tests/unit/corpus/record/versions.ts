// Versions for tests of what is rendered from the archive.
import type { ArchivedVersion } from '../../../../src/corpus/record/archive.ts';
import { fingerprintOf, type VersionHead } from '../../../../src/corpus/record/version.ts';

/** Every kind of block, sections of two levels, and letters that formats have to escape. */
export const someWords = `What *it* \\<is> & was.

## At a glance

- One.
- Two \`code\`.

## 1. Scope & more {#scope}

Read **this**, [the law](https://law.example/?a=1&b=2).

> **Notice**
>
> - mind this

### 1.1 Who {#who}

1. You;

2. we:

   - inside.

### 1.2 What {#what}

*Goals*

| A | B |
| --- | --- |
| \`x\` | 1 \\| 2 |

\`\`\`
let x = 1;
\`\`\`

## 2. End {#end}

Done.
`;

/** A version of `legal/terms`; days and number as given. */
export function versionOf(
  number: string,
  head: Partial<VersionHead> = {},
  words = someWords,
): ArchivedVersion {
  const text = `---\nversion: ${number}\n---\n\n${words}`;
  return {
    file: `content/versions/legal/terms/${number}.md`,
    document: 'legal/terms',
    head: {
      ...{ title: 'Terms & <more>', path: '/legal/terms', version: number },
      ...{ announced: '2026-01-01', effective: '2026-01-02', kind: 'first' },
      ...head,
    } as VersionHead,
    words,
    text,
    fingerprint: fingerprintOf(text),
  };
}

/** A version that was recorded before the site was public. */
export function draftOf(
  number: string,
  recorded = '2026-01-01',
  words = someWords,
): ArchivedVersion {
  const head = { title: 'Terms & <more>', path: '/legal/terms', version: number, recorded };
  return { ...versionOf(number, {}, words), head };
}

export const change = {
  kind: 'change',
  changed: 'Much & more.',
  reason: 'Because.',
  affects: 'All.',
  action: 'None.',
} as const;

/** Three versions, of which the second was replaced before its day. */
export const withReplaced = [
  versionOf('1.0'),
  versionOf('1.1', { announced: '2026-05-01', effective: '2026-06-01', ...change }),
  versionOf('1.2', { announced: '2026-05-02', effective: '2026-07-01', ...change }),
] as const;
