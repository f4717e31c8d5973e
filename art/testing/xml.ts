/** An element of a parsed document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  children: (XmlElement | string)[];
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/**
 * Returns the root element of `xml`. Throws an Error where the text is not well formed: tags that do not match,
 * attributes without quotes or given twice, bare ampersands, more than one root. Enough for our own SVG;
 * knows no comments.
 */
export function parseXml(xml: string): XmlElement {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(xml)) throw new Error('bare ampersand');
  const document: OpenElement = { name: '#document', attributes: {}, children: [] };
  const open: OpenElement[] = [document];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const position = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`not well formed: ${xml.slice(position, position + 60)}`);
    const [, closing, name = '', attributeText = '', selfClosing, words] = token;
    const parent = open.at(-1) ?? document;
    if (words !== undefined) {
      parent.children.push(words);
    } else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const element: OpenElement = { name, attributes: parseAttributes(attributeText), children: [] };
      parent.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  const [root, ...others] = document.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (typeof root !== 'object' || others.length > 0) throw new Error('one root element expected');
  return root;
}

function parseAttributes(attributeText: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of attributeText.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`${name} is given twice`);
    attributes[name] = value;
  }
  return attributes;
}

/** Lists `root` and everything under it. */
export function allElements(root: XmlElement): XmlElement[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : allElements(child)))];
}
