// The rules of imports for Biome, made from the table of rooms. Biome only knows what is forbidden: for each room this is every
// other room that the table does not name.

/** What a room may import besides its own files, which packages belong to it, and what to do with code that needs more. */
type Room = {
  readonly imports: readonly string[];
  readonly packages?: readonly Family[];
  readonly advice: string;
};

/** The rooms of `src/` by path; a room or file within another (`browser/islands`) has a row of its own where its rule is another. */
export type Rooms = Readonly<Record<string, Room>>;

/** Packages that belong to some rooms: their name in messages, and the specifiers by which they are imported. */
const families = {
  astro: { name: 'astro:', specifiers: ['astro:*'] },
  react: {
    name: 'React',
    specifiers: ['react', 'react-dom', 'react/**', 'react-dom/**', '@nanostores/react'],
  },
  supabase: { name: 'Supabase', specifiers: ['@supabase/**'] },
  i18next: {
    name: 'i18next',
    specifiers: ['i18next', 'i18next/**', 'react-i18next', 'react-i18next/**'],
  },
  detector: { name: 'the language detector', specifiers: ['i18next-browser-languagedetector'] },
  zod: { name: 'zod', specifiers: ['zod', 'zod/**', 'astro/zod'] },
} as const;
type Family = keyof typeof families;

const isFile = (room: string) => room.includes('.');
const filesOf = (room: string) => (isFile(room) ? room : `${room}/**`);
const wingOf = (room: string) => room.split('/')[0] ?? room;

/** Whether files of one room may import those of another. */
function mayImport(rooms: Rooms, from: string, to: string): boolean {
  const named = rooms[from]?.imports ?? [];
  // From outside, the name of a wing stands for the rooms within it too.
  return named.includes(to) || (wingOf(from) !== wingOf(to) && named.includes(wingOf(to)));
}

/** The rooms that a room must not import, as the ends of paths in specifiers. */
function closedTo(rooms: Rooms, room: string): string[] {
  const all = Object.keys(rooms);
  return [...new Set(all.map(wingOf))].flatMap((wing) => {
    const rows = all.filter((row) => wingOf(row) === wing && row !== room);
    const closed = rows.filter((row) => !mayImport(rooms, room, row));
    if (wing === wingOf(room)) {
      // Rooms of one wing import each other without its name.
      return closed.filter((row) => row !== wing).map((row) => filesOf(row).slice(wing.length + 1));
    }
    if (closed.length === rows.length) return [filesOf(wing)];
    // A file of the wing that is open is taken out again.
    const open = rows.filter((row) => isFile(row) && !closed.includes(row));
    const ends = closed.map((row) => (row === wing ? `${wing}/*.*` : filesOf(row)));
    return [...ends, ...open.map((row) => `!${row}`)];
  });
}

function sentences(rooms: Rooms, room: string): string {
  const { imports, packages = [], advice } = rooms[room] ?? { imports: [], advice: '' };
  const own = [...imports, ...packages.map((family) => families[family].name)];
  const listed = own.length > 1 ? `${own.slice(0, -1).join(', ')} and ${own.at(-1)}` : own[0];
  return `src/${room} imports ${listed ?? 'nothing else of src'}. ${advice}`;
}

/** The configuration of Biome that holds the table: one override for each room. */
export function importRules(rooms: Rooms) {
  return {
    overrides: Object.entries(rooms).map(([room, { packages = [] }]) => {
      const rest = Object.entries(families).flatMap(([family, { specifiers }]) =>
        packages.some((own) => own === family) ? [] : specifiers,
      );
      const group = [
        ...[...closedTo(rooms, room), 'scripts/**', 'tests/**'].map((end) =>
          end.startsWith('!') ? `!**/${end.slice(1)}` : `**/${end}`,
        ),
        // A file with a row of its own is closed to the files beside it.
        ...(isFile(room) && room !== wingOf(room) ? ['./**'] : []),
        ...rest,
      ];
      const message = sentences(rooms, room);
      const patterns = [
        { group, message },
        // Biome's own rule for endings does not see .astro.
        ...(packages.includes('astro')
          ? [
              {
                group: ['./**', '../**', '!**/*.*'],
                message:
                  'A relative import carries the ending of its file. Write it, as in ./name.ts.',
              },
            ]
          : []),
      ];
      return {
        includes: [`src/${filesOf(room)}`],
        linter: {
          rules: {
            style: { noRestrictedImports: { level: 'error', options: { patterns } } },
          },
        },
      };
    }),
  };
}
