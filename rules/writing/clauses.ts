import type { EssayText, Sentence, Token } from './essay-text.ts';
import { BY_PAST, BY_S, VERBS } from './grammar/lexicon.ts';

const HELPERS = new Set(
  `am is are was were has have had do does did can could will would shall should may might must cannot isn't aren't wasn't
  weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't`.split(
    /\s+/,
  ),
);
const SHORT = /^(?:i|you|we|they|he|she|it|that|there|who|what)'(?:m|s|re|ve|ll|d)$/;
const PRONOUNS = new Set(
  'i you we they he she it this that these those there everyone everybody nobody people'.split(' '),
);
const NO_SUBJECT = new Set(
  'to the a an of in on at for with from by and or my your his her its our their'.split(' '),
);

/** Whether a word is the verb of a clause whose subject is the word before it. */
function isVerb({ word }: Token, before: Token): boolean {
  if (HELPERS.has(word)) return true;
  if (NO_SUBJECT.has(before.word)) return false;
  if (BY_S.has(word) && !PRONOUNS.has(before.word)) return /[^s]$/.test(before.word);
  if (BY_S.has(word) || BY_PAST.has(word)) return true;
  return VERBS.has(word) && (/^(?:i|you|we|they|people)$/.test(before.word) || /[^su]s$/.test(before.word));
}

const ADVERB = /^(?:also|always|often|usually|never|still|only|really|sometimes|already|even|\w{3,}ly)$/;

/** Whether words have a subject and its verb. */
function isClause(words: readonly Token[]): boolean {
  const plain = words.filter(({ word }) => !ADVERB.test(word));
  return plain.some((token, at) => {
    if (SHORT.test(token.word)) return true;
    const before = plain[at - 1];
    return before !== undefined && isVerb(token, before);
  });
}

const JOINS = new Set('because although though whereas while since unless until if when but so'.split(' '));
/** "so good", "because of" and "if not" join no clauses. */
const JOINS_NOTHING =
  /^(?:so (?:many|much|few|little|good|bad|far|long|on|well|\w+ly)|because of|but also|since then|when \w+ing)$/;

/** Subjects that are none of a noun's own: a clause begins with them. */
const OPENS_CLAUSE =
  /^(?:i|you|we|they|he|she|it|this|that|these|those|there|the|a|an|my|our|their|his|her|its|some|many|most|no|nobody|everyone|everybody|people|children|students)$/;

/** The word of a sentence that joins two of its clauses; undefined if none does. */
export function joiningWord(essay: EssayText, { tokens, end }: Sentence): Token | undefined {
  return tokens.find((token, at) => {
    const next = tokens[at + 1];
    if (!JOINS.has(token.word) || next === undefined) return false;
    if (JOINS_NOTHING.test(`${token.word} ${next.word}`)) return false;
    if (/^(?:so|but)$/.test(token.word) && !OPENS_CLAUSE.test(next.word)) return false;
    const right = tokens.slice(at + 1);
    if (at > 0) return isClause(tokens.slice(0, at)) && isClause(right);
    if (/^(?:so|but)$/.test(token.word)) return false;
    // At the start the first clause ends with a comma.
    const comma = right.findIndex(
      (one, index) => /,/.test(essay.text.slice(one.end, right[index + 1]?.start ?? end)) && index > 1,
    );
    return comma > 0 && isClause(right.slice(0, comma + 1)) && isClause(right.slice(comma + 1));
  });
}
