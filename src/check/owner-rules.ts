// Whoever owns a document, a risk or a claim is a role that the governance document lists, and no person: people change.
import type { Nodes } from 'mdast';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { attributeOf } from '../corpus/read/body.ts';
import { isDocument } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { cutSections, plainText } from '../corpus/translations/sections.ts';
import { textsOf } from './texts.ts';

/** Where the roles stand: in the first column of the table of that section. */
const home = { id: 'legal/governance', section: 'roles' };

/** The owners that are no role. */
export function ownerRules(corpus: Corpus): Diagnostic[] {
  const roles = rolesIn(corpus);
  // While the table cannot be read, nobody knows the roles.
  if (roles.length === 0) return [];
  const known = new Set(roles.flatMap(namesOf));
  return textsOf(corpus).flatMap(({ file, path, line, words }): Diagnostic[] => {
    const isOwner = path.at(-1) === 'owner' && (isDocument(file) || file.endsWith('.yaml'));
    if (!isOwner || namesOf(replacePlaceholders(words, corpus.value)).some((one) => known.has(one)))
      return [];
    const message = `"owner": there is no role “${words}”.${suggestion(words, roles)} An owner is a role, never a person; roles stand in content/documents/${home.id}.mdx, in the table of the section "${home.section}".`;
    return [{ file, line, message }];
  });
}

function rolesIn({ textsById, value }: Corpus): string[] {
  const document = textsById.get(home.id);
  const section = document && cutSections(document).find(({ id }) => id === home.section);
  const [table] = (section?.nodes ?? []).filter((node: Nodes) => node.type === 'table');
  return (table?.children.slice(1) ?? []).flatMap(({ children: [cell] }) =>
    plainText(cell ? [cell] : [], (element) => value(`company.${attributeOf(element, 'name')}`))
      .split(/; |, /)
      .filter((role) => /^\p{Lu}/u.test(role)),
  );
}

/** The names of a role: whole, without its abbreviation in brackets, and with that in place of the words that it stands for. */
function namesOf(role: string): string[] {
  const [bracket, letters = ''] = / \((\p{Lu}{2,})\)/u.exec(role) ?? [];
  if (bracket === undefined) return [role];
  const words = role.slice(0, role.indexOf(bracket)).split(' ');
  return [role, role.replace(bracket, ''), [...words.slice(0, -letters.length), letters].join(' ')];
}
