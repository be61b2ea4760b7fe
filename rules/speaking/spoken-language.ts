import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import { type EssayText, readEssay } from '../writing/essay-text.ts';
import { type FoundError, findErrors } from '../writing/grammar/find-errors.ts';
import { SURFACE_RULES } from '../writing/grammar/surface-rules.ts';
import { type LexicalFeatures, lexicalFeatures } from '../writing/lexical.ts';
import { LINKERS } from '../writing/linkers.ts';
import type { WordList } from '../writing/spelling.ts';
import { promptTopic } from '../writing/task-response.ts';
import type { PlainSpeech } from './plain-speech.ts';

export interface SpokenLanguage {
  essay: EssayText;
  lexis: LexicalFeatures;
  errors: FoundError[];
  /** First uses of words that begin a subordinate clause, as offsets into the plain text. */
  clauses: { start: number; end: number }[];
  measures: Pick<
    TalkMeasures,
    'diversity' | 'less_common_share' | 'errors' | 'subordination' | 'subordinators' | 'linkers'
  >;
}

const SUBORDINATORS = new Set(
  'because if when while although though which who whose where unless until since whereas whenever whatever why how what that as before after'.split(
    ' ',
  ),
);
/** Words that only sometimes begin a clause. */
const OFTEN_ELSE = new Set(['that', 'as', 'what', 'how', 'why', 'since', 'before', 'after']);
const SUBJECT = /^(?:i|you|he|she|it|we|they|there|people|my|our|the|this|these|everyone)$/;
const SPOKEN_LINKERS = [
  'to be honest',
  'actually',
  'first of all',
  'anyway',
  'on top of that',
  'because',
  'apart from that',
];

/** Rules for writing only: commas, capitals and doubled words are not errors in speech. */
export const WRITTEN_ONLY = new Set([...SURFACE_RULES.map(({ id }) => id), 'comma-splice']);

function clausesOf(essay: EssayText) {
  return essay.sentences.flatMap(({ tokens, end }) =>
    tokens.flatMap(({ word, start }, index) => {
      const next = tokens[index + 1]?.word ?? '';
      if (!SUBORDINATORS.has(word) || index === tokens.length - 1) return [];
      if (OFTEN_ELSE.has(word) && !SUBJECT.test(next)) return [];
      return [
        { word, start, end: Math.min(end, tokens[Math.min(index + 9, tokens.length - 1)]?.end ?? end) },
      ];
    }),
  );
}

/** Analyses the words of a talk with rules suitable for speech. @param list English words, lower case */
export function spokenLanguage({ text }: PlainSpeech, prompt: string, list: WordList): SpokenLanguage {
  const essay = readEssay(text);
  const topic = promptTopic(prompt);
  const lexis = lexicalFeatures(essay, topic, list);
  const errors = findErrors(essay).filter(({ rule }) => !WRITTEN_ONLY.has(rule.id));
  const clauses = clausesOf(essay);
  const hundreds = Math.max(1, essay.tokens.length) / 100;
  const lower = ` ${essay.tokens.map(({ word }) => word).join(' ')} `;
  const linkers = [...Object.values(LINKERS).flat(), ...SPOKEN_LINKERS];
  return {
    essay,
    lexis,
    errors,
    clauses,
    measures: {
      diversity: lexis.diversity,
      less_common_share: lexis.lessCommonShare,
      errors: errors.length / hundreds,
      subordination: clauses.length / hundreds,
      subordinators: new Set(clauses.map(({ word }) => word)).size,
      linkers: new Set(linkers.filter((linker) => lower.includes(` ${linker} `))).size,
    },
  };
}
