import type { Gloss } from '#contract/translation.ts';
import { possibleBases } from '#rules/writing/word-forms.ts';
import { IRREGULAR_FORMS } from './irregular-forms.ts';
import type { Glossary } from './read-glossary.ts';

/** Maximum words in a phrase. */
const MAX_PHRASE = 4;
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

interface Token {
  text: string;
  start: number;
  end: number;
  /** Lookup keys: the word itself and its possible base forms, likeliest first. */
  bases: string[];
}

/** Suffixes of derived words whose meaning follows from the base word, and how to restore its spelling. */
function derivedBases(word: string): string[] {
  const bases: string[] = [];
  const strip = (ending: string, ...replacements: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return;
    for (const replacement of replacements) bases.push(word.slice(0, -ending.length) + replacement);
  };
  strip('ically', 'ic', 'ical');
  strip('ally', 'al');
  strip('isation', 'ization', 'ise', 'ize');
  strip('ising', 'ize');
  strip('ised', 'ize');
  strip('ises', 'ize');
  strip('ise', 'ize');
  strip('ization', 'ize');
  strip('ness', '', 'y');
  strip('iness', 'y');
  strip('our', 'or');
  strip('re', 'er');
  strip('yse', 'yze');
  strip('ysed', 'yze');
  strip('ysing', 'yze');
  return bases;
}

/** Forms that a word may be looked up by. */
function glossBases(word: string): string[] {
  const irregular = IRREGULAR_FORMS.get(word);
  const plain = possibleBases(word);
  const more = plain.flatMap((base) => [...derivedBases(base), ...possibleBases(base).slice(1)]);
  return [...new Set([...(irregular === undefined ? [word] : [word, irregular]), ...plain, ...more])];
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map((match) => {
    const plain = match[0].toLowerCase().replaceAll('’', "'");
    return {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      bases: glossBases(plain.replace(/'s?$/, '')).concat(plain.includes("'") ? glossBases(plain) : []),
    };
  });

/** Whether only spaces or a hyphen separate the words. */
const isTogether = (text: string, tokens: readonly Token[]): boolean =>
  tokens.every((token, at) => {
    const next = tokens[at + 1];
    return next === undefined || /^[\s-]+$/.test(text.slice(token.end, next.start));
  });

/** The longest glossary phrase at a position: its first word in any form, the others verbatim. */
function phraseAt(text: string, tokens: readonly Token[], at: number, glossary: Glossary): Gloss | null {
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 1; length--) {
    const part = tokens.slice(at, at + length);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last || !isTogether(text, part)) continue;
    const rest = part.slice(1).map((token) => token.text.toLowerCase());
    for (const lastBase of [undefined, ...last.bases.slice(1)]) {
      for (const base of first.bases) {
        const words = [base, ...rest.slice(0, -1), lastBase ?? rest.at(-1)].join(' ');
        const senses = glossary.get(words);
        if (senses) {
          const { start } = first;
          return {
            text: text.slice(start, last.end),
            start,
            end: last.end,
            base: words,
            senses: [...senses],
          };
        }
      }
    }
  }
  return null;
}

function wordAt({ text, start, end, bases }: Token, glossary: Glossary): Gloss {
  const base = bases.find((form) => glossary.has(form)) ?? null;
  return { text, start, end, base, senses: base === null ? [] : [...(glossary.get(base) ?? [])] };
}

/** Meanings of the words and known phrases of a text, in order. A word without an entry has no senses. */
export function findGlosses(text: string, glossary: Glossary): Gloss[] {
  const tokens = tokensOf(text);
  const glosses: Gloss[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const phrase = phraseAt(text, tokens, at, glossary);
    const gloss = phrase ?? wordAt(token, glossary);
    glosses.push(gloss);
    while (at < tokens.length && (tokens[at]?.start ?? 0) < gloss.end) at++;
  }
  return glosses;
}
