// What can go wrong with the shapes of a page, whatever it says: measured in the browser, and told as a list of findings.

/** Most and least that shapes may be, in CSS pixels and in characters. */
const limits = {
  text: 12,
  control: { least: 44, most: 64, line: 24 },
  link: 24,
  latin: { median: 70, most: 80 },
  han: 42,
};

export type Limits = typeof limits;

/** What a finding breaks. */
export type Rule =
  | 'overflow'
  | 'overlap'
  | 'cut'
  | 'split'
  | 'measure'
  | 'control'
  | 'link'
  | 'text'
  | 'panel'
  | 'toast';

/** A fault of a page: where it is, the words that stand there, and what was measured. */
type Finding = { rule: Rule; at: string; words: string; measured: string };

/** A finding as one line. */
export function tell({ rule, at, words, measured }: Finding): string {
  return `${rule}: ${at} “${words}”: ${measured}`;
}

/** What `findShapes` is told. */
export const shapeLimits = limits;

/**
 * Finds the faults in the shapes of a page as it stands. It runs in the browser: it is handed over as a whole, and uses
 * nothing from outside itself.
 */
export function findShapes(limit: Limits): Finding[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Clip = { by: Element; box: Box; x: string; y: string };
  type Piece = { node: Text; element: Element; box: Box; size: number; layer: Element | null };
  type Run = { block: Element; nodes: Text[]; boxes: DOMRect[] };

  const found = new Map<string, Finding>();
  const width = document.documentElement.clientWidth;
  const style = (element: Element) => getComputedStyle(element);
  const textOf = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 48);
  const round = (value: number) => Math.round(value * 10) / 10;

  const own = (element: Element): string => {
    if (element.id) return `${element.localName}#${element.id}`;
    const [first] = element.classList;
    return element.localName + (first ? `.${first}` : '');
  };
  const nameOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      names.unshift(own(at));
      if (at.id || names.length === 4) break;
    }
    return names.join(' > ');
  };
  const report = (rule: Rule, element: Element, measured: string, words = element.textContent) => {
    const finding = { rule, at: nameOf(element), words: textOf(words), measured };
    found.set(`${rule} ${finding.at} ${finding.words}`, finding);
  };

  const shown = new Map<Element, boolean>();
  const isShown = (element: Element): boolean => {
    const known = shown.get(element);
    if (known !== undefined) return known;
    const is = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    shown.set(element, is);
    return is;
  };

  /** What cuts the content of an element: its own edges and those of what it stands in, innermost first. */
  const clips = new Map<Element, Clip[]>();
  const clipsOf = (element: Element): Clip[] => {
    const known = clips.get(element);
    if (known) return known;
    const { position, overflowX: x, overflowY: y, display } = style(element);
    const isPage = element === document.body || element === document.documentElement;
    const cuts = !isPage && display !== 'inline' && (x !== 'visible' || y !== 'visible');
    const holder = holderOf(element, position);
    const list = holder ? [...clipsOf(holder)] : [];
    if (cuts) {
      const outer = element.getBoundingClientRect();
      const box = {
        left: outer.left + element.clientLeft,
        top: outer.top + element.clientTop,
        right: outer.left + element.clientLeft + element.clientWidth,
        bottom: outer.top + element.clientTop + element.clientHeight,
      };
      list.unshift({ by: element, box, x, y });
    }
    clips.set(element, list);
    return list;
  };
  const holderOf = (element: Element, position: string): Element | null => {
    if (position === 'fixed') return null;
    if (position === 'absolute' && element instanceof HTMLElement) return element.offsetParent;
    return element.parentElement;
  };
  /** What is seen of a box; nothing where it is for screen readers only, or scrolled or folded away. */
  const seen = (
    box: Box,
    inside: Element,
    tell: (clip: Clip, side: string) => void,
  ): Box | null => {
    let rest = box;
    for (const clip of clipsOf(inside)) {
      const { box: edge, x, y } = clip;
      if (edge.right - edge.left <= 2 || edge.bottom - edge.top <= 2) return null;
      const sideways = Math.max(rest.right - edge.right, edge.left - rest.left);
      const down = Math.max(rest.bottom - edge.bottom, edge.top - rest.top);
      if (x !== 'visible' && sideways > 1) tell(clip, `${round(sideways)} px sideways`);
      else if (['hidden', 'clip'].includes(y) && down > 1) tell(clip, `${round(down)} px down`);
      rest = {
        left: Math.max(rest.left, edge.left),
        right: Math.min(rest.right, edge.right),
        top: Math.max(rest.top, edge.top),
        bottom: Math.min(rest.bottom, edge.bottom),
      };
      if (rest.right - rest.left <= 1 || rest.bottom - rest.top <= 1) return null;
    }
    return rest;
  };
  /** What lies over the page by design: its words are not held against those below it. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = style(at);
      if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open')) return at;
    }
    return null;
  };
  const blockOf = (element: Element): Element => {
    let at = element;
    while (at.parentElement && style(at).display === 'inline') at = at.parentElement;
    return at;
  };
  const lineHeightOf = (element: Element): number => {
    const { lineHeight, fontSize } = style(element);
    return Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2;
  };
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
  const range = document.createRange();

  // Every line of every text that is shown.
  const pieces: Piece[] = [];
  const runs: Run[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  let isBroken = true;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      // Where a line may break, or something else stands, a word ends.
      if (/^(wbr|br|img|svg|input|button|select)$/.test(node.localName)) isBroken = true;
      continue;
    }
    const element = node.parentElement;
    if (!(node instanceof Text) || !element) continue;
    if (!node.data.trim()) {
      // A space between two elements ends a word.
      const last = runs.at(-1);
      if (last?.block === blockOf(element)) last.nodes.push(node);
      continue;
    }
    // What counts as a picture, such as a blank to fill in, has letters for who copies it alone.
    if (element.closest('script, style, noscript, template, select, textarea, [role="img"]'))
      continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width: wide }) => wide > 0);
    const size = Number.parseFloat(style(element).fontSize);
    const layer = layerOf(element);
    let isSeen = false;
    for (const box of boxes) {
      // Letters fill less than the box of their line, which may touch that of the next.
      const [centre, half] = [middle(box), Math.min(size * 0.35, box.height / 2)];
      const letters = {
        left: box.left,
        right: box.right,
        top: centre - half,
        bottom: centre + half,
      };
      if (letters.bottom + scrollY <= 0) continue;
      const part = seen(letters, element, ({ by }, side) => {
        const measured = `${side}, ${by.scrollWidth} px wide in ${by.clientWidth}`;
        report(
          'cut',
          by,
          measured,
          by.closest('section, figure')?.querySelector('h1, h2, h3')?.textContent ?? '',
        );
      });
      if (!part) continue;
      isSeen = true;
      if (part.right > width + 1 || part.left < -1) {
        report(
          'overflow',
          element,
          `from ${round(part.left)} to ${round(part.right)} of ${width} px`,
        );
      }
      pieces.push({ node, element, box: part, size, layer });
    }
    if (!isSeen) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    if (size * scale < limit.text - 0.05) report('text', element, `${round(size * scale)} px`);
    const block = blockOf(element);
    const last = runs.at(-1);
    if (last && last.block === block && !isBroken) {
      last.nodes.push(node);
      last.boxes.push(...boxes);
    } else runs.push({ block, nodes: [node], boxes });
    isBroken = false;
  }

  // What is wider than the window, though no text of it shows.
  const page = document.documentElement.scrollWidth;
  if (page > width) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > width + 0.5 || box.left < -0.5);
    });
    const innermost = wide.filter(
      (element) => !wide.some((other) => other.parentElement === element),
    );
    for (const element of innermost.slice(0, 3)) {
      if (seen(element.getBoundingClientRect(), element.parentElement ?? element, () => {})) {
        report('overflow', element, `the page is ${page} px wide in a window of ${width}`);
      }
    }
    if (innermost.length === 0) report('overflow', document.body, `${page} of ${width} px`, '');
  }

  /** Pairs of boxes that lie over each other by more than two pixels each way. */
  const overlaps = <Item extends { box: Box }>(
    items: readonly Item[],
    take: (one: Item, other: Item, across: number, down: number) => void,
  ) => {
    const sorted = items.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.box.top > one.box.bottom - 2) break;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) take(one, other, across, down);
      }
    }
  };
  overlaps(pieces, (one, other, across, down) => {
    if (one.node === other.node || one.layer !== other.layer) return;
    const words = `${textOf(one.node.data).slice(0, 24)} / ${textOf(other.node.data).slice(0, 24)}`;
    report('overlap', one.element, `${round(across)} by ${round(down)} px`, words);
  });

  // Controls, and links in lines of their own.
  const controls: { element: Element; box: Box; layer: Element | null }[] = [];
  const everyControl = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  for (const element of document.querySelectorAll(everyControl)) {
    if (!isShown(element)) continue;
    const isInline = style(element).display === 'inline';
    const parent = element.parentElement ?? element;
    const layer = layerOf(element);
    const boxes = [...element.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
    const parts = boxes.flatMap((box) => {
      const half = isInline ? Number.parseFloat(style(element).fontSize) / 2 : box.height / 2;
      const [top, bottom] = [middle(box) - half, middle(box) + half];
      if (bottom + scrollY <= 0) return [];
      return seen({ left: box.left, right: box.right, top, bottom }, parent, () => {}) ?? [];
    });
    if (parts.length === 0) continue;
    for (const box of parts) {
      controls.push({ element, box, layer });
      if (box.right > width + 1 || box.left < -1) {
        report(
          'overflow',
          element,
          `from ${round(box.left)} to ${round(box.right)} of ${width} px`,
        );
      }
    }
    const words = element.textContent || element.getAttribute('name') || '';
    if (element.localName === 'a' && !element.matches('.button')) {
      const [first] = boxes;
      const block = blockOf(element);
      const around = pieces.filter(({ node }) => block.contains(node) && !element.contains(node));
      const isAlone = around.every(
        ({ node, element: holder, box }) =>
          // Beside other words a link is a part of a text; beside other links it is one of a row.
          (holder.closest('a') !== null || !/[\p{L}\p{N}]/u.test(node.data)) &&
          first !== undefined &&
          Math.abs(middle(box) - middle(first)) >= first.height / 2,
      );
      const least = Math.min(...boxes.map(({ height }) => height));
      if (isAlone && least < limit.link - 0.5) report('link', element, `${round(least)} px high`);
      continue;
    }
    if (element.matches('input:is([type=checkbox], [type=radio])')) continue;
    const { height } = element.getBoundingClientRect();
    if (element instanceof HTMLTextAreaElement) {
      const inside = element.rows * lineHeightOf(element);
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = style(element);
      const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
        .map(Number.parseFloat)
        .reduce((sum, length) => sum + length, inside);
      if (Math.abs(height - around) > 2) {
        report('control', element, `${round(height)} px high, of ${element.rows} rows`, words);
      }
      continue;
    }
    const centres = pieces
      .filter(({ node }) => element.contains(node))
      .map(({ box }) => middle(box));
    const inLines = new Set<number>();
    for (const centre of centres) {
      if (![...inLines].some((line) => Math.abs(line - centre) < 10)) inLines.add(centre);
    }
    const lines = Math.max(1, inLines.size);
    const most = limit.control.most + (lines - 1) * limit.control.line;
    if (height < limit.control.least - 0.5 || height > most + 0.5) {
      report('control', element, `${round(height)} px high, of ${lines} lines`, words);
    }
  }
  /** Whether a button stands in the room that a field leaves for it beside what is typed. */
  const isWithin = (button: Element, field: Element) => {
    if (button.localName !== 'button' || field.localName !== 'input') return false;
    const { paddingLeft, paddingRight } = style(field);
    const [inner, outer] = [button.getBoundingClientRect(), field.getBoundingClientRect()];
    const fits = (room: number, padding: string) => room <= Number.parseFloat(padding) + 2;
    return (
      fits(inner.right - outer.left, paddingLeft) || fits(outer.right - inner.left, paddingRight)
    );
  };
  overlaps(controls, (one, other, across, down) => {
    if (one.layer !== other.layer || one.element.contains(other.element)) return;
    if (isWithin(one.element, other.element) || isWithin(other.element, one.element)) return;
    if (other.element.contains(one.element) || one.element === other.element) return;
    const words = `${textOf(one.element.textContent)} / ${textOf(other.element.textContent)}`;
    report('overlap', one.element, `controls, ${round(across)} by ${round(down)} px`, words);
  });

  // Words and lines.
  const address = /@|:\/\/|^\/|\/\w+\/|\w\.[a-z]{2,}(\/|$|[).,;])|^[0-9a-f]{12,}$/i;
  const letters = /[\p{L}\p{M}\p{N}]+(?:[.,:'’·&_][\p{L}\p{M}\p{N}]+)*/gu;
  const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
  for (const { block, nodes, boxes } of runs) {
    const leading = lineHeightOf(block);
    const isSame = (one: number, other: number) => Math.abs(one - other) < leading * 0.6;
    const centres = boxes.map(middle);
    if (centres.every((centre) => isSame(centre, centres[0] ?? 0))) continue;
    const starts: number[] = [];
    let text = '';
    for (const node of nodes) {
      starts.push(text.length);
      text += node.data;
    }
    const place = (offset: number): [Text | undefined, number] => {
      const index = starts.findLastIndex((start) => start <= offset);
      return [nodes[index], offset - (starts[index] ?? 0)];
    };
    /** The middles of the lines on which a part of the text stands. */
    const linesOf = (from: number, to: number): number[] => {
      const [first, start] = place(from);
      const [last, end] = place(to - 1);
      if (!first || !last) return [];
      range.setStart(first, start);
      range.setEnd(last, end + 1);
      const lines: number[] = [];
      for (const box of range.getClientRects()) {
        const centre = middle(box);
        if (box.width > 0 && !lines.some((line) => isSame(line, centre))) lines.push(centre);
      }
      return lines;
    };
    /** Whether a word stands on two lines because it is cut, and not because it is hyphenated. */
    const isSplit = (from: number, to: number): boolean => {
      // Begins and ends of words are compared, as a hyphen of the browser counts to the letter that follows it.
      const isCut = () => {
        const [begin = 0, end = begin] = [linesOf(from, from + 1).at(-1), linesOf(to - 1, to)[0]];
        return !isSame(begin, end);
      };
      if (!isCut()) return false;
      if (style(block).hyphens !== 'auto' || !(block instanceof HTMLElement)) return true;
      const { overflowWrap, wordBreak } = block.style;
      Object.assign(block.style, { overflowWrap: 'normal', wordBreak: 'normal' });
      const still = isCut();
      Object.assign(block.style, { overflowWrap, wordBreak });
      return !still;
    };
    const language = block.closest('[lang]')?.getAttribute('lang') ?? 'en';
    const isLatin = !['ar', 'zh', 'hi'].includes(language);
    const lines: { centre: number; characters: number }[] = [];
    for (const { 0: token, index } of text.matchAll(/[^\s\u200b]+/gu)) {
      const [first, ...more] = linesOf(index, index + token.length);
      if (first === undefined) continue;
      const line = lines.at(-1);
      // What stands on several lines, such as an address, has about as much on each.
      const characters = Math.round(token.length / (more.length + 1));
      if (line && isSame(line.centre, first)) line.characters += characters + 1;
      else lines.push({ centre: first, characters });
      if (more.length === 0) continue;
      for (const centre of more) lines.push({ centre, characters });
      if (address.test(token)) continue;
      for (const { 0: word, index: at } of token.matchAll(letters)) {
        const from = index + at;
        // Between Chinese characters a line may break; their words are looked at in titles.
        if (word.length > 1 && !han.test(word) && isSplit(from, from + word.length)) {
          report('split', block, `in ${block.clientWidth} px`, word);
        }
      }
    }
    if (language === 'zh' && block.closest('h1, h2')) {
      for (const { segment, index, isWordLike } of new Intl.Segmenter('zh', {
        granularity: 'word',
      }).segment(text)) {
        if (isWordLike && segment.length > 1 && isSplit(index, index + segment.length)) {
          report('split', block, `in ${block.clientWidth} px`, segment);
        }
      }
    }
    if (!block.matches('p, li, dd')) continue;
    if (language === 'zh') {
      const inLines: { centre: number; box: Box }[] = [];
      for (const box of boxes) {
        const line = inLines.find(({ centre }) => isSame(centre, middle(box)));
        if (line) {
          line.box.left = Math.min(line.box.left, box.left);
          line.box.right = Math.max(line.box.right, box.right);
        } else {
          inLines.push({ centre: middle(box), box: { ...box.toJSON() } });
        }
      }
      const size = Number.parseFloat(style(block).fontSize);
      const most = Math.max(...inLines.map(({ box }) => (box.right - box.left) / size));
      if (inLines.length >= 3 && most > limit.han + 0.5) {
        report('measure', block, `${round(most)} characters a line`);
      }
    } else if (isLatin && lines.length >= 3) {
      const sorted = lines
        .slice(0, -1)
        .map(({ characters }) => characters)
        .sort((one, other) => one - other);
      const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      // A paragraph of few lines may have narrow letters in all of them.
      if ((sorted.length >= 5 && median > limit.latin.median) || most > limit.latin.most) {
        report('measure', block, `${median} characters a line, at most ${most}`);
      }
    }
  }

  // What a button opens stands under it.
  const standsUnder = (button: Element, panel: Element) => {
    const [above, below] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    const gap = below.top - above.bottom;
    const across = Math.min(above.right, below.right) - Math.max(above.left, below.left);
    const half = Math.min(above.width, below.width) / 2;
    if (gap < -2 || gap > 48 || across < half || below.left < -1 || below.right > width + 1) {
      const measured = `${round(below.left)} to ${round(below.right)} px, ${round(gap)} px below`;
      const place = `a button from ${round(above.left)} to ${round(above.right)} px`;
      report('panel', panel, `${measured} ${place}`, button.textContent);
    }
  };
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget]')) {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!panel || panel.contains(button) || !button.checkVisibility()) continue;
    panel.showPopover({ source: button });
    standsUnder(button, panel);
    panel.hidePopover();
  }
  for (const details of document.querySelectorAll('details')) {
    const [summary, panel] = details.children;
    if (!summary || !panel || !summary.checkVisibility()) continue;
    const wasOpen = details.open;
    details.open = true;
    // What is open at this width has no button.
    if (panel.checkVisibility()) standsUnder(summary, panel);
    details.open = wasOpen;
  }
  return [...found.values()];
}

/**
 * What a toast covers of the page's heading, and of the fields, labels and messages of its form. It runs in the browser, like
 * `findShapes`.
 */
export function coveredByToasts(): Finding[] {
  const parts = document.querySelectorAll(
    'h1, .answer, form :is(input, select, textarea, label, .field-error)',
  );
  return [...document.querySelectorAll('.toast')].flatMap((toast) => {
    const over = toast.getBoundingClientRect();
    return [...parts].flatMap((part): Finding[] => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const across = Math.min(right, over.right) - Math.max(left, over.left);
      const down = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      if (width <= 2 || across <= 2 || down <= 2 || !part.checkVisibility()) return [];
      const words = (part.textContent || part.id).slice(0, 48);
      const measured = `${Math.round(across)} by ${Math.round(down)} px under a toast`;
      return [{ rule: 'toast', at: part.id ? `#${part.id}` : part.localName, words, measured }];
    });
  });
}
