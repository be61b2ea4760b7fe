import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import type { WordList } from '../writing/spelling.ts';
import { markDisfluencies } from './disfluency.ts';
import { measureFluency } from './fluency.ts';
import { onlySure, type RecognisedWords } from './only-sure.ts';
import { describePauses } from './pauses.ts';
import { plainSpeech } from './plain-speech.ts';
import { spokenLanguage } from './spoken-language.ts';
import { talkComments } from './talk-comments.ts';
import type { HeardSpeech } from './transcript-word.ts';
import { unheardSentences } from './unheard-sentences.ts';
import { wordScore } from './word-score.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;
export type TalkReport = Pick<Graded, 'words' | 'pauses' | 'measures' | 'comments'>;

const hundredth = (value: number) => Math.round(value * 100) / 100;
const rounded = ({ start, end }: { start: number; end: number }) => ({
  start: hundredth(start),
  end: hundredth(end),
});

/**
 * Report of a talk from its sound and its words.
 * @param prompt the task with its cues
 * @param list English words, lower case
 * @param recognised if a machine wrote the transcript
 */
export function talkReport(
  { words, pauses: silences, untold }: HeardSpeech,
  transcript: string,
  prompt: string,
  list: WordList,
  recognised: RecognisedWords | null = null,
): TalkReport {
  const marks = markDisfluencies(words);
  const pauses = describePauses(transcript, words, marks, silences);
  const unheard = unheardSentences(transcript, words);
  const plain = plainSpeech(transcript, words, marks, unheard);
  const found = spokenLanguage(plain, prompt, list);
  const language = recognised ? onlySure(found, plain, recognised) : found;
  const scores = words.flatMap(({ said }) => (said ? [wordScore(said.fit)] : []));
  const measures = {
    ...measureFluency(transcript, words, marks, pauses),
    pronunciation: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    ...language.measures,
  };
  const isRecognised = recognised !== null;
  const findings = {
    transcript,
    words,
    marks,
    pauses,
    untold,
    unheard,
    plain,
    language,
    measures,
    isRecognised,
  };
  return {
    words: words.map(({ from, to, said }, index) => ({
      start: from,
      end: to,
      said: said && { ...rounded(said), score: Math.round(wordScore(said.fit)) },
      mark: marks[index] ?? null,
    })),
    pauses: pauses.map((pause) => ({ ...rounded(pause), within_clause: pause.within })),
    measures,
    comments: talkComments(findings),
  };
}
