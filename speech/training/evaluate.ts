import { soundLevel } from '#rules/reading-report/sound-level.ts';
import { markReading } from '../scoring/mark-reading.ts';
import { ASPECTS, type Aspect, type ScoreModel } from '../scoring/score-model.ts';
import { mean, shareOf } from '../scoring/statistics.ts';
import { correlation, separation } from './correlation.ts';
import type { HeardMarks } from './hear-readings.ts';
import { phoneMarksOf } from './speechocean.ts';

/**
 * Evaluates a score model on unseen readings: Pearson's correlation with the experts (mean of the five for
 * phones, median for words and readings), and results on other texts.
 */
export function evaluate(model: ScoreModel, readings: readonly HeardMarks[]): Record<string, number> {
  const marked = readings.flatMap(({ marks, heard, otherText, pitch }) =>
    heard === null
      ? []
      : [
          {
            marks,
            own: markReading(model, heard, pitch),
            other: otherText && markReading(model, otherText, pitch),
          },
        ],
  );
  const phones = marked.flatMap(({ marks, own }) =>
    phoneMarksOf(marks).flatMap((mark, index) =>
      mark === null ? [] : [{ mark, predicted: own.phones[index] ?? 0 }],
    ),
  );
  const words = marked.flatMap(({ marks, own }) =>
    marks.words.map(({ accuracy }, index) => ({ mark: accuracy, predicted: own.words[index] ?? 0 })),
  );
  const aspect = (name: Aspect) =>
    correlation(
      marked.map(({ own }) => own.aspects[name].point),
      marked.map(({ marks }) => marks[name]),
    );
  const agreement = (pairs: readonly { mark: number; predicted: number }[]) =>
    correlation(
      pairs.map(({ predicted }) => predicted),
      pairs.map(({ mark }) => mark),
    );
  const right = marked.map(({ own }) => own.textMatch);
  const wrong = marked.flatMap(({ other }) => other?.textMatch ?? []);
  const wrongPhones = phones.filter(({ mark }) => mark < 0.5).map(({ predicted }) => predicted);
  const rightPhones = phones.filter(({ mark }) => mark >= 0.5).map(({ predicted }) => predicted);
  const notClear = (of: number) =>
    shareOf(
      phones.filter(({ mark }) => mark === of),
      ({ predicted }) => soundLevel(100 * predicted) !== 'clear',
    );
  return {
    readings: marked.length,
    phone: agreement(phones),
    word: agreement(words),
    ...Object.fromEntries(ASPECTS.map((name) => [name, aspect(name)])),
    mispronunciationAuc: separation(rightPhones, wrongPhones),
    wrongPhonesNotClear: notClear(0),
    rightPhonesNotClear: notClear(1),
    textMatchAuc: separation(right, wrong),
    rightTextDeclined: shareOf(right, (match) => match < model.textMatch.least),
    otherTextDeclined: shareOf(wrong, (match) => match < model.textMatch.least),
    rangeCoverage: mean(
      ASPECTS.map((name) =>
        shareOf(marked, ({ marks, own }) => {
          const { low, high } = own.aspects[name];
          return marks[name] >= low && marks[name] <= high;
        }),
      ),
    ),
  };
}
