import { SaxesParser } from 'saxes';
import { cleaned } from '../clean.ts';
import { BrokenBank } from '../faults.ts';
import { LIMITS } from '../limits.ts';

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** 1-based. */
  line: number;
  /** Direct text content, including CDATA. */
  text: string;
  children: XmlElement[];
}

type OpenElement = XmlElement & { attributes: Map<string, string> };

/** An entity that HTML defines and XML does not: left unchanged and decoded with the HTML. */
const NAMED_BY_HTML = 'undefined entity.';

/**
 * The root element of an XML file. Expands only XML's five entities and character references. Throws
 * `BrokenBank` with the line of the first fault.
 */
export const readXml = (xml: string, file: string): XmlElement => {
  const parser = new SaxesParser({ position: false });
  const root: OpenElement = { name: '', attributes: new Map(), line: 0, text: '', children: [] };
  const open = [root];
  /** Most recently opened or closed element. */
  let last = root;
  let [elements, questions] = [0, 0];
  const innermost = () => open.at(-1) ?? root;
  const refuse = (message: string): never => {
    throw new BrokenBank(file, parser.line, message);
  };
  const addText = (text: string) => {
    innermost().text += text;
  };
  parser.on('error', ({ message }) => {
    if (message === NAMED_BY_HTML) return;
    const fault = message.replace(/\.$/, '');
    refuse(last === root ? fault : `${fault}, after <${last.name}> in line ${last.line}`);
  });
  parser.on('doctype', () => refuse('A bank has no DOCTYPE; it is not read for safety'));
  parser.on('opentagstart', ({ name }) => {
    elements++;
    if (elements > LIMITS.xmlElements) refuse(`More than ${LIMITS.xmlElements} elements`);
    if (name === 'question') questions++;
    // A category is one, too.
    if (questions > 2 * LIMITS.questions) refuse(`More than ${LIMITS.questions} questions`);
    if (open.length > LIMITS.xmlDepth) refuse(`More than ${LIMITS.xmlDepth} elements inside one another`);
    // The character after the name has been consumed; if it was a line end, the tag started on the previous
    // line.
    const line = parser.line - (parser.column === 0 ? 1 : 0);
    last = { name, attributes: new Map(), line, text: '', children: [] };
    innermost().children.push(last);
    open.push(last);
  });
  parser.on('attribute', ({ name, value }) => {
    const { attributes } = innermost();
    attributes.set(name, value);
    if (attributes.size > LIMITS.xmlAttributes) refuse(`More than ${LIMITS.xmlAttributes} attributes`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    last = open.pop() ?? root;
  });
  // XML does not allow control characters, which editors leave behind.
  parser.write(cleaned(xml)).close();
  return root.children[0] ?? refuse('The file has no element');
};
