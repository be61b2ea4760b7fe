import { soundLevel } from '#rules/reading-report/sound-level.ts';
import type { EarNetwork } from '../scoring/ear-network/ear-network.ts';
import type { JudgedReading } from '../scoring/judge-reading.ts';
import { markReading } from '../scoring/mark-reading.ts';
import { ASPECTS, type Aspect, type ScoreModel } from '../scoring/score-model.ts';
import { mean, shareOf } from '../scoring/statistics.ts';
import { correlation, separation } from './correlation.ts';
import type { EarHeard } from './ear-network/ear-readings.ts';
import type { JudgedMarks } from './judge-readings.ts';
import { phoneMarksOf } from './speechocean.ts';

/**
 * Evaluates a score model on unseen readings: Pearson's correlation with the experts (mean of the five for
 * phones, median for words and readings), and results on other texts.
 * @param ear what the recogniser's network heard of each reading; null to evaluate without it
 */
export function evaluate(
  model: ScoreModel,
  readings: readonly JudgedMarks[],
  ear: { heard: (index: number) => EarHeard; network: EarNetwork } | null,
): Record<string, number> {
  const marked = readings.flatMap(({ marks, own, other, index }) => {
    if (own === null) return [];
    const marked = (judged: JudgedReading, text: keyof EarHeard) =>
      markReading(model, [
        { judged, byEar: ear && { stretch: ear.heard(index)[text], network: ear.network } },
      ]);
    return [{ marks, own: marked(own, 'own'), other: other && marked(other, 'otherText') }];
  });
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
    rightTextDeclined: shareOf(marked, ({ own }) => own.isOtherText),
    otherTextDeclined: shareOf(
      marked.flatMap(({ other }) => other ?? []),
      ({ isOtherText }) => isOtherText,
    ),
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
