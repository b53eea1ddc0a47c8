// Finishes a PDF that Typst has written. Typst says of a group of glyphs which letters they show together, which PDF.js and others
// take no account of; here each glyph has its letters by itself. The page looks as before.
import { inflateSync } from 'node:zlib';
import { zlibSync } from 'fflate';

/** A glyph at its place on the page, in points. */
type Glyph = {
  readonly font: Font;
  /** The name of the font on the page. */
  readonly name: string;
  readonly size: number;
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly width: number;
  /** Which run of the page shows it. */
  readonly run: Run;
};
/** What stands between BT and ET, and its origin. */
type Run = { readonly block: string; readonly left: number };
/** Glyphs that show a text together. */
type Cluster = { readonly glyphs: Glyph[]; readonly text: string };

/** The text of a glyph that has no letter of its own: readers leave it out. */
const noLetter = '\u200b';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const fromUtf16 = (bytes: Buffer) => bytes.swap16().toString('utf16le');
/** A text of the file: ASCII is written by itself, other letters as UTF-16 behind its mark. */
const textOf = (bytes: Buffer) =>
  bytes[0] === 0xfe ? fromUtf16(bytes.subarray(2)) : bytes.toString('latin1');
const hex = (code: number) => code.toString(16).padStart(4, '0');
const reference = (body: string, key: string) =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1]);

/** The objects of a file by number, as text with a character for each byte. Typst writes each by itself, and a table of them. */
class Objects {
  readonly #bodies: string[];
  readonly #head: string;
  readonly trailer: string;

  constructor(bytes: Uint8Array) {
    const text = latin1(bytes);
    const end = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
    const places = [...text.slice(end).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, at]) => Number(at));
    this.#head = text.slice(0, places[0]);
    this.trailer = /trailer\n[\s\S]*?(?=startxref)/.exec(text.slice(end))?.[0] ?? '';
    this.#bodies = places.map((place, index) => {
      const [, number, body] =
        /^(\d+) 0 obj\n([\s\S]*)\nendobj\n/.exec(text.slice(place, places[index + 1] ?? end)) ?? [];
      if (body === undefined || Number(number) !== index + 1) {
        throw new Error(`The PDF has no object ${index + 1} in its place.`);
      }
      return body;
    });
  }

  get all(): readonly string[] {
    return this.#bodies;
  }
  get(number: number): string {
    return this.#bodies[number - 1] ?? '';
  }
  change(number: number, change: (body: string) => string): void {
    this.#bodies[number - 1] = change(this.get(number));
  }
  add(body: string): number {
    return this.#bodies.push(body);
  }
  stream(number: number): string {
    const [, head = '', data = ''] =
      /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(this.get(number)) ?? [];
    return head.includes('/FlateDecode') ? latin1(inflateSync(bytesOf(data))) : data;
  }
  bytes(): Uint8Array<ArrayBuffer> {
    let text = this.#head;
    const lines = this.#bodies.map((body, index) => {
      const line = `${String(text.length).padStart(10, '0')} 00000 n\r\n`;
      text += `${index + 1} 0 obj\n${body}\nendobj\n\n`;
      return line;
    });
    const size = lines.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${lines.join('')}`;
    const trailer = this.trailer.replace(/\/Size \d+/, `/Size ${size}`);
    return new Uint8Array(bytesOf(`${text}${table}${trailer}startxref\n${text.length}\n%%EOF\n`));
  }
}

/** A stream as an object. It is not packed by Node.js, whose packer gives other bytes on other machines. */
function streamOf(content: string): string {
  const data = latin1(zlibSync(bytesOf(content)));
  return `<<\n  /Length ${data.length}\n  /Filter /FlateDecode\n>>\nstream\n${data}\nendstream`;
}

/** A font, to which codes are added: a glyph has as many as it has texts and widths. */
class Font {
  readonly #objects: Objects;
  readonly #number: number;
  readonly #texts = new Map<number, string>();
  readonly #widths = new Map<number, number>();
  readonly #codes = new Map<string, number>();
  readonly #glyphs: number[];
  /** The code of a glyph that shows nothing. */
  readonly blank: number | undefined;

  constructor(objects: Objects, number: number) {
    this.#objects = objects;
    this.#number = number;
    const map = objects.stream(reference(objects.get(number), 'ToUnicode')).split('begincmap')[1];
    for (const [, code = '', text = ''] of (map ?? '').matchAll(/^<(\w{4})> <((?:\w{4})+)>$/gm)) {
      // The range of all codes is written like a pair.
      if (`${code}${text}` === '0000FFFF') continue;
      this.#texts.set(Number.parseInt(code, 16), fromUtf16(Buffer.from(text, 'hex')));
    }
    const [, widths = ''] = /\/W \[([^\]]*)\]/.exec(objects.get(this.#descendant)) ?? [];
    for (const [, from, to, width] of widths.matchAll(/(\d+) (\d+) ([\d.]+)/g)) {
      for (let code = Number(from); code <= Number(to); code += 1) {
        this.#widths.set(code, Number(width));
      }
    }
    const last = Math.max(...this.#texts.keys(), ...this.#widths.keys());
    this.#glyphs = Array.from({ length: last + 1 }, (_, code) => code);
    this.blank = [...this.#texts].find(([, text]) => text === ' ')?.[0];
  }

  get #descendant(): number {
    return reference(this.#objects.get(this.#number), 'DescendantFonts');
  }
  text(code: number): string {
    return this.#texts.get(code) ?? '';
  }
  /** In thousandths of the size. */
  width(code: number): number {
    return this.#widths.get(code) ?? 0;
  }
  /** The code by which a glyph stands for a text and takes a width. */
  codeOf(glyph: number, text: string, width: number): number {
    if (this.text(glyph) === text && this.width(glyph) === width) return glyph;
    const key = `${glyph} ${width} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#glyphs.push(glyph) - 1;
    this.#codes.set(key, code);
    this.#texts.set(code, text);
    this.#widths.set(code, width);
    return code;
  }
  write(): void {
    const objects = this.#objects;
    const glyphs = objects.add(
      streamOf(this.#glyphs.map((glyph) => String.fromCharCode(glyph >> 8, glyph & 255)).join('')),
    );
    const widths = this.#glyphs.map((_, code) => this.width(code)).join(' ');
    objects.change(this.#descendant, (body) =>
      body
        .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${glyphs} 0 R`)
        .replace(/\/W \[[^\]]*\]/, `/W [0 [${widths}]]`),
    );
    const pairs = [...this.#texts]
      .sort(([a], [b]) => a - b)
      .map(([code, text]) => {
        return `<${hex(code)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
      });
    let map =
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Custom def\n' +
      '/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n';
    // A block may hold a hundred.
    for (let start = 0; start < pairs.length; start += 100) {
      const block = pairs.slice(start, start + 100);
      map += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
    }
    const unicode = objects.add(
      streamOf(`${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`),
    );
    objects.change(this.#number, (body) =>
      body.replace(/\/ToUnicode \d+ 0 R/, `/ToUnicode ${unicode} 0 R`),
    );
  }
}

/** In thousandths of the size. */
const edgeRoom = 300;

const isMark = (letter: string) => /^\p{Mn}/u.test(letter);
const isRightToLeft = (text: string) => /[\u0590-\u08ff]/.test(text);
const endOf = ({ x, width, size }: Glyph) => x + (width * size) / 1000;

/**
 * The glyphs of a cluster, each with its letters, so that these are the text in the order in which they are read. PDF.js takes no
 * room for a glyph whose letters hold a mark: so a glyph that takes room gets letters alone, and the glyph behind it the
 * marks; an empty one, where there is none.
 */
function dealLetters({ glyphs, text }: Cluster): Glyph[] {
  const backwards = isRightToLeft(text);
  const order = backwards ? glyphs.toReversed() : glyphs;
  const parts: string[] = [];
  for (const letter of text) {
    if (parts.length > 0 && isMark(letter)) parts.push(`${parts.pop()}${letter}`);
    else parts.push(letter);
  }
  const wide = order.filter(({ width }) => width > 0);
  const takers = (wide.length > 0 ? wide : order).slice(0, parts.length);
  const out: Glyph[] = [];
  let marks = '';
  const carry = () => {
    const last = out.at(-1);
    if (marks && last?.font.blank !== undefined) {
      const x = backwards ? last.x : endOf(last);
      out.push({ ...last, code: last.font.blank, x, text: marks, width: 0 });
    }
    marks = '';
  };
  for (const glyph of order) {
    const place = takers.indexOf(glyph);
    if (place < 0) {
      const last = out.at(-1);
      if (last && last.run !== glyph.run) {
        // A run of its own is a line of its own for some readers: its marks stay with the letter. It begins and ends where the
        // letter ends, because pdfium takes a way between runs for a space.
        carry();
        const own = { ...glyph, text: noLetter };
        const code = backwards ? undefined : glyph.font.blank;
        const edge = (width: number) =>
          code === undefined ? [] : [{ ...own, code, x: endOf(last), width }];
        // Of two glyphs without room it takes any way for one, so the first edge has room.
        out.push(...edge(edgeRoom), own, ...edge(0));
        continue;
      }
      out.push({ ...glyph, text: marks || noLetter });
      marks = '';
      continue;
    }
    carry();
    const own = (
      place < takers.length - 1 ? parts.slice(place, place + 1) : parts.slice(place)
    ).join('');
    const first = glyph.width > 0 && glyph.font.blank !== undefined ? own.search(/\p{Mn}/u) : -1;
    out.push({ ...glyph, text: first > 0 ? own.slice(0, first) : own });
    marks = first > 0 ? own.slice(first) : '';
  }
  carry();
  return backwards ? out.reverse() : out;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string in digits or in brackets. */
function stringBytes(written: string): Buffer {
  if (written.startsWith('<')) return Buffer.from(written.slice(1, -1), 'hex');
  const plain = written
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, name: string) =>
      /^[0-7]/.test(name) ? String.fromCharCode(Number.parseInt(name, 8)) : (escapes[name] ?? name),
    );
  return bytesOf(plain);
}

/** Says that letters are shown from right to left, and so stand in the file the other way round. */
const reversed = '/ReversedChars BMC';
/** A string in brackets, which may hold pairs of them. */
const bracketed = (depth: number): string =>
  String.raw`\((?:\\[\s\S]|[^\\()]${depth > 0 ? `|${bracketed(depth - 1)}` : ''})*\)`;
const string = `<[0-9a-fA-F]*>|${bracketed(4)}`;
const operators = new RegExp(
  [
    String.raw`/Span\s*<<\s*/ActualText\s*(?<group>${string})\s*>>\s*BDC`,
    `(?<mark>${reversed})`,
    '(?<end>EMC)',
    String.raw`/(?<font>f\d+) (?<size>[\d.]+) Tf`,
    String.raw`1 0 0 -1 (?<x>-?[\d.]+) (?<y>-?[\d.]+) Tm`,
    String.raw`\[(?<list>(?:${string}|[-\d.\s])*)\]\s*TJ`,
    String.raw`(?<one>${string})\s*Tj`,
    '0 Tr',
    String.raw`(?<stranger>\S+)`,
  ].join('|'),
  'g',
);
const inList = new RegExp(`${string}|-?[\\d.]+`, 'g');

/**
 * What the operators between BT and ET show.
 * @throws Error for an operator that Typst did not write there when this was written.
 */
function clustersIn(run: Run, fontOf: (name: string) => Font): Cluster[] {
  const clusters: Cluster[] = [];
  const open: (Cluster | undefined)[] = [];
  let [name, size, x, y] = ['', 0, 0, 0];
  const show = (bytes: Buffer) => {
    const font = fontOf(name);
    for (let place = 0; place < bytes.length; place += 2) {
      const code = bytes.readUInt16BE(place);
      const [text, width] = [font.text(code), font.width(code)];
      const glyph = { font, name, size, code, x, y, text, width, run };
      const group = open.findLast((each) => each !== undefined);
      if (group) group.glyphs.push(glyph);
      else clusters.push({ glyphs: [glyph], text: glyph.text });
      x = endOf(glyph);
    }
  };
  for (const { groups = {} } of run.block.matchAll(operators)) {
    const { group, mark, end, font, list, one, stranger } = groups;
    if (stranger !== undefined) throw new Error(`The text of the PDF holds “${stranger}”.`);
    if (group !== undefined) {
      clusters.push({ glyphs: [], text: textOf(stringBytes(group)) });
      open.push(clusters.at(-1));
    } else if (mark !== undefined) open.push(undefined);
    else if (end !== undefined) open.pop();
    else if (font !== undefined) [name, size] = [font, Number(groups['size'])];
    else if (groups['x'] !== undefined) {
      [x, y] = [run.left + Number(groups['x']), Number(groups['y'])];
    } else if (one !== undefined) show(stringBytes(one));
    for (const [part] of list?.matchAll(inList) ?? []) {
      if (/^[<(]/.test(part)) show(stringBytes(part));
      else x -= (Number(part) * size) / 1000;
    }
  }
  return clusters;
}

/** Glyphs as operators. A word begins at its place, so that what is rounded does not add up. */
function writeGlyphs(glyphs: readonly Glyph[]): string {
  const lines: string[] = [];
  let list = '';
  glyphs.forEach((glyph, index) => {
    const { font, name, size, code, x, y, text } = glyph;
    const before = glyphs[index - 1];
    const next = glyphs[index + 1];
    if (name !== before?.name || size !== before.size || y !== before.y || before.text === ' ') {
      if (list) lines.push(`[${list}] TJ`);
      list = '';
      if (name !== before?.name || size !== before.size) lines.push(`/${name} ${size} Tf`);
      lines.push(`1 0 0 -1 ${Number((x - glyph.run.left).toFixed(4))} ${y} Tm`);
    }
    const step = next ? Number((((next.x - x) * 1000) / size).toFixed(2)) : glyph.width;
    // A mark stands over its letter: pdfium takes the way back to the letter's end for a space, unless it is the mark's width.
    const isOver =
      step >= 0 &&
      step < glyph.width + 400 &&
      (glyph.width === 0 || next?.width === 0 || step > glyph.width + 60);
    const width = isOver ? step : glyph.width;
    list += `<${hex(font.codeOf(code, text, width))}>`;
    if (next && Math.abs(step - width) > 0.02) list += ` ${Number((width - step).toFixed(2))} `;
  });
  if (list) lines.push(`[${list}] TJ`);
  return lines.join('\n');
}

const runs = /(?<=1 0 0 -1 (-?[\d.]+) -?[\d.]+ cm\n(?:.*\n){0,6})BT\n([\s\S]*?)\nET\n/g;

const hasRoom = ({ glyphs }: Cluster) => glyphs.some(({ width }) => width > 0);

/**
 * Groups whose parts were shown apart: where a mark is moved, Typst begins another run, behind it a third, and says of each part
 * the text of the whole.
 */
function joinClusters(clusters: readonly Cluster[]): Cluster[] {
  const out: Cluster[] = [];
  let part: Cluster | undefined;
  clusters.forEach((cluster, index) => {
    const before = out.at(-1);
    const next = clusters[index + 1];
    const isApart = part?.text === cluster.text && part.glyphs[0]?.run !== cluster.glyphs[0]?.run;
    const isAgain = next?.text === cluster.text && !hasRoom(next);
    if (part && before && isApart && (!hasRoom(cluster) || (!hasRoom(part) && !isAgain))) {
      before.glyphs.push(...cluster.glyphs);
    } else out.push({ ...cluster, glyphs: [...cluster.glyphs] });
    part = cluster;
  });
  return out;
}

/** The content of a page in which each glyph has its letters. */
function readable(content: string, fontOf: (name: string) => Font): string {
  const found = [...content.matchAll(runs)].map(([, left, block = '']) => ({
    block,
    left: Number(left),
  }));
  const glyphs = joinClusters(found.flatMap((run) => clustersIn(run, fontOf))).flatMap(dealLetters);
  const shown = Map.groupBy(glyphs, ({ run }) => run);
  let place = 0;
  return content.replace(runs, () => {
    const run = found[place++];
    const text = writeGlyphs((run && shown.get(run)) ?? []);
    const isReversed = run?.block.includes(reversed);
    return `BT\n0 Tr\n${isReversed ? `${reversed}\n${text}\nEMC` : text}\nET\n`;
  });
}

/**
 * A PDF of Typst 0.14 whose window has the title of the document, and with `deal` whose glyphs have their letters.
 * @throws Error for a file that is written in another way than Typst does.
 */
export function finishedPdf(bytes: Uint8Array, deal: boolean): Uint8Array<ArrayBuffer> {
  const objects = new Objects(bytes);
  objects.change(reference(objects.trailer, 'Root'), (catalog) =>
    catalog.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'),
  );
  if (!deal) return objects.bytes();
  const fonts = new Map<number, Font>();
  for (const page of objects.all.filter((body) => /\/Type \/Page\n/.test(body))) {
    const fontOf = (name: string) => {
      const number = reference(page, name);
      const font = fonts.get(number) ?? new Font(objects, number);
      fonts.set(number, font);
      return font;
    };
    const contents = reference(page, 'Contents');
    objects.change(contents, () => streamOf(readable(objects.stream(contents), fontOf)));
  }
  for (const font of fonts.values()) font.write();
  return objects.bytes();
}
