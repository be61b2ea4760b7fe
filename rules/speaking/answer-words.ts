import type { Span } from '../text/spans.ts';
import { readEssay } from '../writing/essay-text.ts';
import { FUNCTION_WORDS } from '../writing/function-words.ts';
import { findErrors } from '../writing/grammar/find-errors.ts';
import { stem } from '../writing/word-forms.ts';
import { markDisfluencies } from './disfluency.ts';
import { plainSpeech } from './plain-speech.ts';
import { WRITTEN_ONLY } from './spoken-language.ts';

/** What the words of one answer show at once. */
export interface AnswerWords {
  words: number;
  fillers: number;
  /** Content words that come back too often, the most frequent first. */
  repeated: { word: string; times: number }[];
  /** One sentence with a known error, and the same with the error mended. */
  better: { said: string; instead: string; explain: string } | null;
}

/** A content word that is said this often, and as such a share of all words, is repeated. */
const OFTEN = 3;
const OFTEN_SHARE = 0.05;
const MOST_REPEATED = 3;
const SHORTEST_WORD = 4;

const wordsIn = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    said: null,
  }));

/** Words that return, without those of the question: the learner has to use them. */
function repeatedWords(text: string, question: string): AnswerWords['repeated'] {
  const asked = new Set(wordsIn(question).map((word) => stem(word.text.toLowerCase())));
  const all = wordsIn(text).map((word) => word.text.toLowerCase());
  const content = all.filter((word) => word.length >= SHORTEST_WORD && !FUNCTION_WORDS.has(word));
  const groups = Map.groupBy(content, stem);
  return [...groups]
    .filter(([root, words]) => !asked.has(root) && words.length >= OFTEN)
    .filter(([, words]) => words.length >= OFTEN_SHARE * all.length)
    .map(([, words]) => ({ word: words[0] ?? '', times: words.length }))
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_REPEATED);
}

/** The first sentence with an error that one change mends. @param unsure words with which a sentence may not be what was said */
function betterSentence(text: string, unsure: ReadonlySet<string>): AnswerWords['better'] {
  const essay = readEssay(text);
  for (const { start, end, rule, replacements } of findErrors(essay)) {
    const [replacement] = replacements;
    const sentence = essay.sentences.find((each) => each.start <= start && end <= each.end);
    if (replacement === undefined || !sentence || WRITTEN_ONLY.has(rule.id)) continue;
    const said = essay.text.slice(sentence.start, sentence.end).trim();
    if (wordsIn(said).some((word) => unsure.has(word.text.toLowerCase()))) continue;
    const instead =
      essay.text.slice(sentence.start, start) + replacement + essay.text.slice(end, sentence.end);
    return { said, instead: instead.trim(), explain: rule.explain };
  }
  return null;
}

/**
 * @param said the transcript of an answer
 * @param unsure places in it where a machine has perhaps misheard
 */
export function answerWords(said: string, question: string, unsure: readonly Span[] = []): AnswerWords {
  const words = wordsIn(said);
  const marks = markDisfluencies(words);
  const plain = plainSpeech(said, words, marks, []).text;
  const doubtful = new Set(
    unsure.flatMap(({ start, end }) =>
      wordsIn(said.slice(start, end)).map((word) => word.text.toLowerCase()),
    ),
  );
  return {
    words: marks.filter((mark) => mark === null).length,
    fillers: marks.filter((mark) => mark === 'filler').length,
    repeated: repeatedWords(plain, question),
    better: betterSentence(plain, doubtful),
  };
}
