/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlElement | string)[]
): XmlElement {
  return { name, attributes, children };
}

export function xml({ name, attributes, children }: XmlElement): string {
  const open = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : xml(child),
  );
  return inner.length > 0 ? `<${name}${open}>${inner.join('')}</${name}>` : `<${name}${open}/>`;
}

/**
 * Escapes a text for the content of an element or for an attribute value in double quotation marks. Control characters other
 * than tab and line feed are removed: XML 1.0 does not allow them, or reads them as a line feed.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\P{Cc}]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
