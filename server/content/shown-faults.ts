import { z } from 'zod/mini';
import { FILL_LAYOUTS } from '#contract/question.ts';
import { laidLines } from '#rules/questions/fill-paragraph/layout.ts';
import { renderMarkdown } from '#rules/text/markdown.ts';
import type { ContentPack } from './pack.ts';

/** A text of a pack that is not seen as it was meant. */
export interface ShownFault {
  /** Keys and ids that lead to it, such as `study_sheets[mao-tu].body`. */
  place: string;
  /** What is wrong, with the text around it. */
  message: string;
}

/** Texts that the app renders as Markdown, by their keys; all others are shown as they are. */
const MARKDOWN: ReadonlySet<string> = new Set([
  'ask',
  'body',
  'description',
  'explanation',
  'how',
  'instructions',
  'passage',
  'prompt',
  'right_vi',
  'text_vi',
  'wrong_vi',
]);
/** Never shown: what a text was made from, and what answers are compared with. */
const HIDDEN: ReadonlySet<string> = new Set(['source', 'accepted']);

const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['marks of Markdown', /\*\*|(?<![\p{L}\d*])\*[\p{L}\d]|(?<![\p{L}\d_])_[\p{L}\d]|`|\]\(|^#{1,6} /mu],
  ['an HTML tag or entity', /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/],
  ['two spaces in a row', /\S {2,}\S/],
  ['a space before a sign', /[\p{L}\d_] [,;:!?](?=\s|$)/u],
  ['a value that is missing', /\bundefined\b|\[object |\bNaN\b/],
];
/** Of the rendered text. */
const LOST: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a player or picture without a source', /<(?:audio|img)\b[^<>]*\bsrc=""/],
  ['a player or picture without a name', /<(?:audio\b[^<>]*\baria-label|img\b[^<>]*\balt)=""/],
  ['a link that leads nowhere', /<a href="(?:#?)">/],
  ['a link without words', /<a [^<>]*>\s*<\/a>/],
];
/** A line of underscores alone is a gap to fill for its author, and a rule to Markdown. */
const LOST_GAP = /^ {0,3}_[_ ]{2,}$/m;
const ESCAPED = /\\[\\*_`#<>[\]()&]/g;
const AROUND = 24;

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };
/** What a reader sees of rendered Markdown, code aside: it is meant to show marks. */
const wordsOf = (html: string): string =>
  html
    .replace(/<code>[^<>]*<\/code>/g, '…')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(quot|lt|gt|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const near = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .replaceAll(/\s+/g, ' ')
    .trim();

function firstOf(patterns: typeof FAULTS, text: string): string | null {
  for (const [what, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) return `${what}: “${near(text, found.index)}”`;
  }
  return null;
}

/** What is wrong with a text as it is seen; null if nothing is. */
export function faultOf(key: string, text: string): string | null {
  if (!MARKDOWN.has(key)) return firstOf(FAULTS, text);
  if (LOST_GAP.test(text)) return 'a gap on a line of its own, which becomes a rule';
  // Whoever escapes a sign means to show it.
  const { html } = renderMarkdown(text.replace(ESCAPED, '…'));
  return firstOf(LOST, html) ?? firstOf(FAULTS, wordsOf(html));
}

/** A question's text with blanks, which has headings and bullets of its own unless it is a summary. */
const blanksOf = z.looseObject({
  type_code: z.literal('fill_paragraph'),
  layout: z.enum(FILL_LAYOUTS),
  text: z.string(),
});
const withoutLayout = (value: object): object => {
  const question = blanksOf.safeParse(value).data;
  if (!question || question.layout === 'summary') return value;
  return {
    ...value,
    text: laidLines(question.text)
      .map(({ text }) => text)
      .join('\n'),
  };
};

function* shownIn(value: unknown, place: string, key: string): Generator<ShownFault> {
  if (HIDDEN.has(key) || value instanceof Uint8Array) return;
  if (typeof value === 'string') {
    const message = faultOf(key, value);
    if (message !== null) yield { place, message };
  } else if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) yield* shownIn(part, `${place}[${idOf(part) ?? at}]`, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(withoutLayout(value)))
      yield* shownIn(part, place === '' ? name : `${place}.${name}`, name);
  }
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}

/** Texts of a pack that would show marks, lose a gap, or lead nowhere on screen. */
export const shownFaults = (pack: ContentPack): ShownFault[] => [...shownIn(pack, '', '')];
