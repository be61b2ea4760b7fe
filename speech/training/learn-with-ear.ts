import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { EarMarks } from '../scoring/ear-network/ear-network.ts';
import { drawLine } from '../scoring/line.ts';
import { matchFeatures, type PlainMarks } from '../scoring/mark-reading.ts';
import { ASPECTS, type Aspect, type StoredScoreModel } from '../scoring/score-model.ts';
import { mean } from '../scoring/statistics.ts';
import type { EarHeard } from './ear-network/ear-readings.ts';
import { fitLine } from './fit-line.ts';
import { learnRanges, learnTextMatch } from './learn-readings.ts';
import { itemAt, type Lesson, leftOut, pick, rounded } from './lessons.ts';
import { phoneMarksOf } from './speechocean.ts';

const TEXT_SEED = 5;
const RIDGE = 1;

/** What learn.py writes: marks by a network that has not heard the speaker. */
const predictions = z.array(
  z.object({
    index: z.int(),
    wasRead: z.boolean(),
    marks: z.tuple([z.array(z.number()), z.array(z.number()), z.array(z.number())]),
  }),
);

const keyOf = (index: number, wasRead: boolean): string => `${index} ${wasRead}`;

/** @returns the marks by the ear network of each lesson; null where it has none, as of most unread texts */
export function readEarMarks(folder: string, lessons: readonly Lesson[]): (EarMarks | null)[] {
  const path = join(folder, 'ear-inputs/predictions.json');
  const found = new Map(
    predictions
      .parse(JSON.parse(readFileSync(path, 'utf8')))
      .map(({ index, wasRead, marks: [phones, words, aspects] }) => [
        keyOf(index, wasRead),
        { phones, words, aspects },
      ]),
  );
  return lessons.map(({ index, marks }) => found.get(keyOf(index, marks !== null)) ?? null);
}

interface Pair {
  row: number[];
  target: number;
  weight: number;
}

const lineOf = (pairs: readonly Pair[]) => fitLine(pairs, RIDGE);

/** A lesson with both kinds of marks, for speakers that neither has learnt from. */
interface BothMarks {
  lesson: Lesson;
  bySound: PlainMarks;
  byEar: EarMarks;
}

const phonePairs = ({ lesson, bySound, byEar }: BothMarks): Pair[] =>
  (lesson.marks ? phoneMarksOf(lesson.marks) : []).flatMap((target, index) =>
    target === null
      ? []
      : [{ row: [bySound.phones[index] ?? 0, byEar.phones[index] ?? 0], target, weight: 1 }],
  );

const wordPairs = ({ lesson, bySound, byEar }: BothMarks): Pair[] =>
  (lesson.marks?.words ?? []).map(({ accuracy: target }, word) => ({
    row: [bySound.words[word] ?? 0, byEar.words[word] ?? 0],
    target,
    weight: 1,
  }));

function learnAspect(read: readonly BothMarks[], aspect: Aspect) {
  const at = ASPECTS.indexOf(aspect);
  const pairs = read.map(({ lesson, bySound, byEar }) => ({
    row: [bySound.aspects[aspect], byEar.aspects[at] ?? 0],
    target: lesson.marks?.[aspect] ?? 0,
    weight: 1,
  }));
  const lessons = read.map(({ lesson }) => lesson);
  const predicted = leftOut(
    lessons,
    (rest) => drawLine(lineOf(pick(pairs, rest))),
    (predict, index) => predict(itemAt(pairs, index).row),
  );
  const { range, coverage } = learnRanges(lessons, predicted, aspect);
  return { model: { line: lineOf(pairs), range }, coverage };
}

function learnMatch(both: readonly BothMarks[], heard: (index: number) => EarHeard) {
  const rows = both.map(({ lesson, bySound, byEar }) => {
    const { own, otherText } = heard(lesson.index);
    return matchFeatures(bySound.textMatch, byEar, lesson.marks ? own : otherText);
  });
  const lessons = both.map(({ lesson }) => lesson);
  return learnTextMatch(lessons, rows, TEXT_SEED).model;
}

/**
 * Learns how to mix the marks by the sounds with those of the ear network.
 * @param bySound of each lesson, for speakers not learnt from
 */
export function learnWithEar(
  lessons: readonly Lesson[],
  bySound: readonly PlainMarks[],
  byEar: readonly (EarMarks | null)[],
  heard: (index: number) => EarHeard,
): StoredScoreModel['withEar'] {
  const both = lessons.flatMap((lesson, index): BothMarks[] => {
    const marks = byEar[index];
    return marks ? [{ lesson, bySound: itemAt(bySound, index), byEar: marks }] : [];
  });
  const read = both.filter(({ lesson }) => lesson.marks);
  const aspect = (name: Aspect) => learnAspect(read, name);
  const [accuracy, fluency, prosody, total] = [
    aspect('accuracy'),
    aspect('fluency'),
    aspect('prosody'),
    aspect('total'),
  ];
  return {
    phone: lineOf(read.flatMap(phonePairs)),
    word: lineOf(read.flatMap(wordPairs)),
    aspects: {
      accuracy: accuracy.model,
      fluency: fluency.model,
      prosody: prosody.model,
      total: total.model,
    },
    textMatch: learnMatch(both, heard),
    rangeCoverage: rounded(mean([accuracy, fluency, prosody, total].map(({ coverage }) => coverage))),
  };
}
