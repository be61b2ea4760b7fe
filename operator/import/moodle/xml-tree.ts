import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { BrokenBank } from '../faults.ts';
import { LIMITS } from '../limits.ts';

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** 1-based. */
  line: number;
  /** What stands in it directly, CDATA included. */
  text: string;
  children: XmlElement[];
}

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';
/** What may stand between tags without being one, and tags. */
const MARKUP =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE|<(\/?)[^<>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MOST_CODE_POINT = 0x10ffff;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: CDATA,
  // Entities are decoded below: the five of XML and numbers, none that a file declares.
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  captureMetaData: true,
  maxNestedTags: LIMITS.xmlDepth,
});

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= MOST_CODE_POINT ? String.fromCodePoint(code) : '\ufffd';
  });

/** Lines of offsets of a text. */
const lineFinder = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

/** Refuses what no bank has and what could make a small file large: declared entities and towers of elements. */
const refuseHostile = (xml: string, file: string, lineOf: (offset: number) => number): void => {
  let depth = 0;
  for (const match of xml.matchAll(MARKUP)) {
    const [markup, slash] = match;
    if (markup === '<!DOCTYPE')
      throw new BrokenBank(file, lineOf(match.index), 'A bank has no DOCTYPE; it is not read for safety');
    if (slash === undefined) continue;
    if (slash === '/') depth -= 1;
    else if (!markup.endsWith('/>')) depth += 1;
    if (depth > LIMITS.xmlDepth)
      throw new BrokenBank(
        file,
        lineOf(match.index),
        `More than ${LIMITS.xmlDepth} elements inside one another`,
      );
  }
};

/** The validator's words for a file that ends too early name every open tag. */
const readable = (message: string): string => {
  const open = /^Invalid '(\[[\s\S]*\])' found\.$/.exec(message)?.[1];
  return open === undefined
    ? message
    : `The file ends before these tags are closed: ${open.replace(/[[\]"\s]/g, '').replaceAll(',', ', ')}`;
};

const attributesOf = (value: unknown): Map<string, string> =>
  new Map(isRecord(value) ? Object.entries(value).map(([name, text]) => [name, decode(String(text))]) : []);

/** The parser hangs the place of a node on it under a symbol of its own. */
const offsetOf = (node: Record<PropertyKey, unknown>): number => {
  const [place] = Object.getOwnPropertySymbols(node).map((symbol) => node[symbol]);
  return isRecord(place) && typeof place.startIndex === 'number' ? place.startIndex : 0;
};

const elementOf = (node: unknown, lineOf: (offset: number) => number): XmlElement[] => {
  if (!isRecord(node)) return [];
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT && key !== CDATA);
  const inner = name === undefined ? undefined : node[name];
  if (name === undefined || name.startsWith('?') || !Array.isArray(inner)) return [];
  const textOf = (child: unknown): string => {
    if (!isRecord(child)) return '';
    if (typeof child[TEXT] === 'string') return decode(child[TEXT]);
    const cdata: unknown = child[CDATA];
    return Array.isArray(cdata)
      ? cdata.map((part) => (isRecord(part) ? String(part[TEXT] ?? '') : '')).join('')
      : '';
  };
  return [
    {
      name,
      attributes: attributesOf(node[ATTRIBUTES]),
      line: lineOf(offsetOf(node)),
      text: inner.map(textOf).join(''),
      children: inner.flatMap((child) => elementOf(child, lineOf)),
    },
  ];
};

/** The root element of an XML file. Throws `BrokenBank` with the line of the fault. */
export const readXml = (xml: string, file: string): XmlElement => {
  const lineOf = lineFinder(xml);
  refuseHostile(xml, file, lineOf);
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new BrokenBank(file, validity.err.line, readable(validity.err.msg));
  let parsed: unknown;
  try {
    parsed = parser.parse(xml);
  } catch (cause) {
    throw new BrokenBank(file, 1, cause instanceof Error ? cause.message : String(cause));
  }
  const [root] = Array.isArray(parsed) ? parsed.flatMap((node) => elementOf(node, lineOf)) : [];
  if (!root) throw new BrokenBank(file, 1, 'The file has no element');
  return root;
};
