import { type BankText, bankText, type TextFormat } from '../bank-text.ts';
import { cleaned } from '../clean.ts';
import { Refused } from '../faults.ts';
import type { Media } from '../media.ts';
import type { XmlElement } from './xml-tree.ts';

const FORMATS: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};
const OF_THE_BANK = '@@PLUGINFILE@@/';
const DATA_ADDRESS = /^data:[a-z]+\/[a-z0-9.+-]+;base64,([a-z0-9+/=\s]+)$/i;

const decodedName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const base64 = (text: string): Uint8Array => Buffer.from(text, 'base64');

/** Bytes of a file attached to a text; its path only identifies it. */
const attached = (beside: XmlElement, name: string): Uint8Array | null => {
  const file = beside.children.find(
    (child) =>
      child.name === 'file' &&
      `${(child.attributes.get('path') ?? '/').replace(/^\//, '')}${child.attributes.get('name') ?? ''}` ===
        name,
  );
  return file && file.attributes.get('encoding') === 'base64' ? base64(file.text) : null;
};

/** A question of a Moodle XML file, with accessors shared by all types. */
export class QuestionElement {
  readonly element: XmlElement;
  readonly #media: Media;
  /** Changes made while reading; extended in place. */
  readonly losses: string[] = [];

  constructor(element: XmlElement, media: Media) {
    this.element = element;
    this.#media = media;
  }

  all(name: string, of: XmlElement = this.element): XmlElement[] {
    return of.children.filter((child) => child.name === name);
  }

  first(name: string, of: XmlElement = this.element): XmlElement | null {
    return this.all(name, of)[0] ?? null;
  }

  /** The text of an element, or of its `<text>` if it has one; empty if there is none. */
  value(name: string, of: XmlElement = this.element): string {
    const element = this.first(name, of);
    if (element === null) return '';
    return cleaned((this.first('text', element) ?? element).text).trim();
  }

  number(name: string, of: XmlElement = this.element): number | null {
    const written = this.value(name, of);
    const value = Number(written);
    return written === '' || !Number.isFinite(value) ? null : value;
  }

  isSet(name: string): boolean {
    return ['1', 'true'].includes(this.value(name).toLowerCase());
  }

  /**
   * A text of the bank with its pictures.
   * @param change applied to the source before conversion
   */
  text(element: XmlElement, fallback: TextFormat = 'html', change = (source: string) => source): BankText {
    const format = FORMATS[element.attributes.get('format') ?? ''] ?? fallback;
    const source = cleaned((this.first('text', element) ?? element).text);
    return bankText(change(source), format, (address) => this.#addressOf(element, address));
  }

  /** Null if missing or empty. */
  feedback(name: string, of: XmlElement = this.element): BankText | null {
    const element = this.first(name, of);
    const text = element === null ? null : this.text(element);
    return text === null || text.markdown === '' ? null : text;
  }

  #addressOf(beside: XmlElement, address: string): string {
    const data = DATA_ADDRESS.exec(address)?.[1];
    if (data !== undefined) return this.#media.add(base64(data), 'inside the text');
    if (!address.startsWith(OF_THE_BANK))
      throw new Refused(
        `it shows a picture or recording that the file does not hold: ${address.slice(0, 80)}`,
      );
    const name = decodedName(address.slice(OF_THE_BANK.length).split('?', 1)[0] ?? '');
    const bytes = attached(beside, name);
    if (bytes === null) throw new Refused(`the file lacks the picture or recording "${name}"`);
    return this.#media.add(bytes, name);
  }
}
