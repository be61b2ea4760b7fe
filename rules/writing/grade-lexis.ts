import type { Likeness } from '../relevance/likeness.ts';
import { overlapsAny, type Span } from '../text/spans.ts';
import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';
import type { FoundError } from './grammar/find-errors.ts';
import type { LexicalFeatures } from './lexical.ts';
import { nearestWords } from './nearest-word.ts';
import { isRemarkable } from './remarkable-words.ts';
import { isTemplateHeavy, type TemplateUse } from './templates.ts';

function misspeltComment(word: string): string {
  const [near] = nearestWords(word);
  return near === undefined
    ? 'Mình không thấy từ này trong từ điển: bạn kiểm tra lại chính tả.'
    : `Mình không thấy từ này trong từ điển. Có phải bạn định viết ${near}?`;
}

/** Words without a misspelling from which that is worth saying. */
const MANY_WORDS = 80;

function reasonsFor(
  essay: EssayText,
  features: LexicalFeatures,
  errors: readonly FoundError[],
  likeness: Likeness,
): Reason[] {
  const list: Reason[] = [];
  const inError = (span: Span) => overlapsAny(span, errors);
  const best = features.lessCommon
    .filter((token) => isRemarkable(token.word, likeness) && !inError(token))
    .toSorted((a, b) => likeness.weightOf(b.word) - likeness.weightOf(a.word));
  for (const token of best.slice(0, 2)) {
    list.push(reason('strength', 'Từ này ít người học dùng được.', { essay, span: token }));
  }
  for (const token of features.misspelt.filter((token) => !inError(token)).slice(0, 4)) {
    list.push(reason('improve', misspeltComment(token.word), { essay, span: token }));
  }
  for (const error of errors.slice(0, 3))
    list.push(reason('improve', error.rule.explain, { essay, span: error }));
  if (features.overused) {
    const { token, times } = features.overused;
    list.push(
      reason(
        'improve',
        `Từ này xuất hiện ${times} lần. Bạn thử thay bằng từ gần nghĩa hoặc đại từ ở vài chỗ.`,
        {
          essay,
          span: token,
        },
      ),
    );
  }
  if (features.lessCommonShare < 0.18) {
    list.push(
      reason(
        'improve',
        'Phần lớn là từ rất thông dụng. Mỗi đoạn bạn thử thêm một, hai cụm từ sát chủ đề hơn.',
      ),
    );
  }
  if (features.misspelt.length === 0 && essay.tokens.length >= MANY_WORDS)
    list.push(
      reason('strength', `Mình soát chính tả ${essay.tokens.length} từ và không thấy từ nào viết sai.`),
    );
  return list;
}

function memorised(essay: EssayText, templates: TemplateUse): Reason[] {
  if (!isTemplateHeavy(templates)) return [];
  const comment =
    'Cụm này là câu mẫu học thuộc. Từ vựng trong câu mẫu không được tính là vốn từ của bạn: hãy viết bằng lời của bạn.';
  return [reason('improve', comment, { essay, span: templates.found[1] })];
}

/** Lexical Resource: variety, less common words, spelling and word choice. */
export function gradeLexis(
  essay: EssayText,
  features: LexicalFeatures,
  errors: readonly FoundError[],
  templates: TemplateUse,
  likeness: Likeness,
): CriterionDraft {
  const words = essay.tokens.length;
  const variety = interpolate(features.diversity, [
    [25, 4],
    [45, 5],
    [65, 6],
    [85, 7],
    [110, 8],
    [140, 8.5],
  ]);
  const reach = interpolate(features.lessCommonShare, [
    [0.03, 3.5],
    [0.1, 4.5],
    [0.2, 5.5],
    [0.32, 6.5],
    [0.45, 7.5],
    [0.6, 8.5],
  ]);
  const long = interpolate(features.longWordShare, [
    [0.04, 3.5],
    [0.1, 4.5],
    [0.16, 5.5],
    [0.22, 6.5],
    [0.3, 7.5],
    [0.38, 8.5],
  ]);
  // Diversity is unreliable below about a hundred words.
  const trust = interpolate(words, [
    [40, 0],
    [150, 0.35],
  ]);
  const seen = trust * variety + (1 - trust) * (0.6 * reach + 0.4 * long);
  // A few dozen words are a small sample, so half of the estimate is then the middle of the scale.
  const doubt = interpolate(words, [
    [40, 0.5],
    [150, 0],
  ]);
  const base = doubt * 5 + (1 - doubt) * seen;
  const slips = features.misspeltPer100 + (70 * errors.length) / Math.max(1, words);
  const loss = interpolate(slips, [
    [0.3, 0],
    [1.5, 0.4],
    [3, 0.9],
    [6, 1.8],
    [12, 3],
  ]);
  return {
    code: 'LR',
    point: Math.max(1.5, base - loss - (isTemplateHeavy(templates) ? 0.75 : 0)),
    spread: 0,
    reasons: [...memorised(essay, templates), ...reasonsFor(essay, features, errors, likeness)],
  };
}
