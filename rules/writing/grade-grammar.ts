import { overlapsAny } from '../text/spans.ts';
import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import { joiningWord } from './clauses.ts';
import type { EssayText } from './essay-text.ts';
import type { FoundError } from './grammar/find-errors.ts';
import { SURFACE_RULES } from './grammar/surface-rules.ts';
import type { SentenceFeatures } from './sentence-range.ts';

const MOST_ERRORS_SHOWN = 6;
/** Sentences without an error from which that is worth saying. */
const MANY_SENTENCES = 10;
const LONGEST_EXAMPLE = 40;
const SUBORDINATES = new Set('because although though whereas while since unless until if when'.split(' '));

/** One example of each rule first, so that the six lines vary. */
function shown(errors: readonly FoundError[]): FoundError[] {
  const seen = new Set<string>();
  return errors.filter(({ rule }) => !seen.has(rule.id) && seen.add(rule.id)).slice(0, MOST_ERRORS_SHOWN);
}

function reasonsFor(essay: EssayText, features: SentenceFeatures, errors: readonly FoundError[]): Reason[] {
  const list: Reason[] = [];
  // A sentence with an error is not quoted as an example.
  const joined = essay.sentences.find((sentence) => {
    const { length } = sentence.tokens;
    if (length < 12 || length > LONGEST_EXAMPLE || overlapsAny(sentence, errors)) return false;
    return SUBORDINATES.has(joiningWord(essay, sentence)?.word ?? '');
  });
  const subordinator = joined && joiningWord(essay, joined);
  if (subordinator) {
    list.push(
      reason('strength', `Câu này có hai mệnh đề, nối bằng ${subordinator.word}.`, { essay, span: joined }),
    );
  }
  for (const error of shown(errors)) {
    const times = errors.filter(({ rule }) => rule.id === error.rule.id).length;
    const again = times > 1 ? ` Lỗi này có ${times} chỗ trong bài.` : '';
    list.push(reason('improve', error.rule.explain + again, { essay, span: error }));
  }
  if (features.tooLong) {
    list.push(
      reason('improve', 'Câu này dài quá 45 từ, dễ lạc chủ ngữ. Bạn tách thành hai câu.', {
        essay,
        span: features.tooLong,
      }),
    );
  }
  if (features.subordinateShare < 0.35) {
    list.push(
      reason('improve', 'Bài chủ yếu là câu đơn. Bạn thử nối ý bằng because, which, although, if ở vài câu.'),
    );
  }
  if (errors.length === 0 && essay.sentences.length >= MANY_SENTENCES) {
    list.push(
      reason(
        'strength',
        `Mình soát ${essay.sentences.length} câu theo các nhóm lỗi người Việt hay gặp và chưa thấy lỗi nào. Mình không soát được mọi loại lỗi.`,
      ),
    );
  }
  return list;
}

/** Grammatical Range and Accuracy: variety of sentences, and density of known errors. */
export function gradeGrammar(
  essay: EssayText,
  features: SentenceFeatures,
  errors: readonly FoundError[],
  misspeltPer100: number,
): CriterionDraft {
  const range =
    (2 *
      interpolate(features.subordinateShare, [
        [0.05, 4],
        [0.3, 5.5],
        [0.55, 6.5],
        [0.75, 7.5],
        [0.95, 8],
      ]) +
      2 *
        interpolate(features.subordinators, [
          [0, 4],
          [2, 5],
          [5, 6.5],
          [8, 7.5],
          [10, 8.5],
        ]) +
      interpolate(features.devices, [
        [0, 4.5],
        [2, 6.5],
        [4, 8],
      ]) +
      interpolate(features.lengthVariety, [
        [0.1, 4.5],
        [0.3, 6],
        [0.45, 7.5],
      ]) +
      2 *
        interpolate(features.meanLength, [
          [5, 3.5],
          [9, 5],
          [14, 6.5],
          [20, 7.5],
          [26, 7.5],
          [40, 5],
          [60, 3.5],
        ])) /
    8;
  const weight = errors.reduce((sum, { rule }) => sum + (SURFACE_RULES.includes(rule) ? 0.4 : 1), 0);
  // The rule pack detects only part of the errors; misspellings correlate with the rest.
  const density = (100 * weight) / Math.max(1, essay.tokens.length) + 0.25 * misspeltPer100;
  const known = interpolate(density, [
    [0, 7.8],
    [0.5, 7],
    [1.4, 6.2],
    [3, 5.4],
    [6, 4.4],
    [11, 3.3],
    [20, 2],
  ]);
  // A few sentences without a known error are no evidence of accuracy.
  const seen = interpolate(essay.sentences.length, [
    [3, 6.3],
    [6, 7],
    [10, 8],
  ]);
  const accuracy = Math.min(known, seen);
  const point = 0.5 * range + 0.5 * accuracy;
  return {
    code: 'GRA',
    // Long sentences cannot compensate for many errors.
    point: Math.min(point, accuracy + 1),
    spread: 0,
    reasons: reasonsFor(essay, features, errors),
  };
}
