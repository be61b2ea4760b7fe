import { FOLLOW_UP_CONDITIONS } from '#contract/speaking.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { repeated } from '../questions/fault.ts';
import type { Path, ReportAt } from '../source-file.ts';
import { CARD, followUpId } from './asked.ts';
import {
  type CardSource,
  type FollowUpSource,
  MODEL_BANDS,
  type ModelSource,
  type Part,
  type QuestionSource,
} from './sources.ts';
import { containsWords } from './words-in.ts';

/** Fewest and most words of a model answer, by part and band. */
const MODEL_WORDS: Record<Part, Record<(typeof MODEL_BANDS)[number], readonly [number, number]>> = {
  1: { 5: [25, 35], 6.5: [40, 55], 8: [50, 70] },
  2: { 5: [130, 150], 6.5: [190, 220], 8: [230, 260] },
  3: { 5: [35, 45], 6.5: [60, 75], 8: [80, 100] },
};
/** How far a model answer may miss them, as a share. */
const TOLERANCE = 0.15;

/** Three model answers, one for each band, of a length that is spoken in the time there is. */
export function checkModels(models: readonly ModelSource[], part: Part, at: Path, report: ReportAt): void {
  if (models.map(({ band }) => band).join() !== MODEL_BANDS.join())
    report(at, `There must be a model answer for each of the bands ${MODEL_BANDS.join(', ')}, in this order`);
  for (const [index, { band, text, phrases }] of models.entries()) {
    const [least, most] = MODEL_WORDS[part][band];
    const words = countWords(text);
    if (words < least * (1 - TOLERANCE) || words > most * (1 + TOLERANCE))
      report(
        [...at, index, 'text'],
        `The answer of band ${band} has ${words} words; Part ${part} wants ${least} to ${most}`,
      );
    for (const [place, phrase] of phrases.entries()) {
      if (!text.includes(phrase))
        report([...at, index, 'phrases', place], `The answer does not contain "${phrase}"`);
    }
  }
}

function checkHeard(words: readonly string[], question: string, at: Path, report: ReportAt): void {
  for (const [index, word] of words.entries()) {
    const place = [...at, 'words', index];
    if (word !== word.toLowerCase()) report(place, `"${word}" must be in lower case`);
    if (containsWords(question, word))
      report(place, `"${word}" is in the question, so that repeating it would count as an answer`);
  }
  for (const word of repeated(words)) report([...at, 'words'], `"${word}" is there twice`);
}

/** At least one follow-up for each condition. */
function checkFollowUps(
  followUps: readonly FollowUpSource[],
  question: string,
  at: Path,
  report: ReportAt,
): void {
  for (const condition of FOLLOW_UP_CONDITIONS) {
    if (!followUps.some(({ when }) => when === condition))
      report(at, `There is no follow-up for when: ${condition}`);
  }
  for (const [index, one] of followUps.entries()) {
    if (one.when === 'heard') checkHeard(one.words, question, [...at, index], report);
  }
}

/** A question of Part 1 or Part 3. */
export function checkQuestion(
  { text, follow_ups, models }: QuestionSource,
  part: 1 | 3,
  at: Path,
  report: ReportAt,
): void {
  checkFollowUps(follow_ups, text, [...at, 'follow_ups'], report);
  checkModels(models, part, [...at, 'models'], report);
}

export function checkCard({ cues, cues_vi, models }: CardSource, at: Path, report: ReportAt): void {
  if (cues.length !== cues_vi.length)
    report(
      [...at, 'cues_vi'],
      `The card has ${cues.length} cues, but ${cues_vi.length} of them in Vietnamese`,
    );
  checkModels(models, 2, [...at, 'models'], report);
}

/** Ids are unique in a file, and none is that of a talk or of a follow-up to another question. */
export function checkIds(ids: readonly { id: string; at: Path }[], report: ReportAt): void {
  const taken = new Set([CARD, ...ids.map(({ id }) => followUpId(id))]);
  for (const { id, at } of ids) {
    if (taken.has(id)) report(at, `The question id "${id}" is used twice, or kept for another question`);
    taken.add(id);
  }
}
