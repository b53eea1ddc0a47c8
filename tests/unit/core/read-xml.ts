// A strict XML parser as a small tree: what is not well formed throws.
import { SaxesParser } from 'saxes';

export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
};

/**
 * The root element of a document.
 * @throws Error when the text is no well-formed XML document.
 */
export function readXml(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(source).close();
  const [document] = root.children;
  if (!document) throw new Error('There is no element.');
  return document;
}

/** Elements of a name directly within another. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).filter((child) => child.name === name);
}
