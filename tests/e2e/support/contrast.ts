/** A text of a page, how it stands out from its ground, and whether it is running text of the page's content. */
export type TextContrast = { text: string; ratio: number; running: boolean };

/**
 * Measures every visible text of a page, and what may be typed into it, in the browser: it is handed over as a whole, and uses
 * nothing from outside itself. Colours are read as the browser paints them, through all half-transparent layers.
 */
export function textContrasts(): TextContrast[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas to read colours with.');
  const read = new Map<string, Colour>();

  const colourOf = (value: string): Colour => {
    const known = read.get(value);
    if (known) return known;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    read.set(value, colour);
    return colour;
  };
  const over = (top: Colour, ground: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const groundOf = (element: Element): Colour => {
    const own = colourOf(getComputedStyle(element).backgroundColor);
    if (own[3] === 1) return own;
    const below: Colour = element.parentElement
      ? groundOf(element.parentElement)
      : [255, 255, 255, 1];
    return over(own, below);
  };
  const luminance = (colour: Colour): number => {
    const linear = (at: 0 | 1 | 2) => {
      const value = colour[at] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

  const texts: TextContrast[] = [];
  const measure = (element: Element, text: string) => {
    if (element.closest('script, style, noscript, .sr-only')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    const [red, green, blue, alpha] = colourOf(
      element instanceof SVGElement ? style.fill : style.color,
    );
    const colour = over([red, green, blue, alpha * opacityOf(element)], ground);
    const [low = 0, high = 0] = [luminance(colour), luminance(ground)].sort((a, b) => a - b);
    const running = element.closest('main') !== null && element.closest('p, li, dd, td') !== null;
    // Links and buttons are of the interface, wherever they stand.
    const isInterface =
      element.closest('a, button, label, input, select, textarea, .badge, .chip') !== null;
    texts.push({
      text: text.slice(0, 60),
      ratio: (high + 0.05) / (low + 0.05),
      running: running && !isInterface,
    });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (node.parentElement && text) measure(node.parentElement, text);
  }
  // What is typed is no text of the page.
  for (const control of document.querySelectorAll('input:not([type=checkbox]), select, textarea')) {
    measure(control, control.id || control.localName);
  }
  return texts;
}
