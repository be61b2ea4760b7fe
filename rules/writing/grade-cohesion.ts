import { overlapsAny, type Span } from '../text/spans.ts';
import { type CriterionDraft, interpolate, type Reason, reason } from './band-estimate.ts';
import { joiningWord } from './clauses.ts';
import type { CohesionFeatures } from './cohesion.ts';
import type { EssayText } from './essay-text.ts';
import { sentenceThatRefersBack } from './refers-back.ts';
import { isTemplateHeavy, type TemplateUse } from './templates.ts';

/** Suitable number of paragraphs for the task's minimum length. */
function paragraphsFor(minWords: number): { from: number; to: number } {
  if (minWords >= 200) return { from: 3, to: 6 };
  return minWords >= 120 ? { from: 2, to: 6 } : { from: 1, to: 3 };
}

function reasonsFor(
  essay: EssayText,
  features: CohesionFeatures,
  minWords: number,
  errors: readonly Span[],
): Reason[] {
  const list: Reason[] = [];
  const { from, to } = paragraphsFor(minWords);
  if (features.paragraphs < from) {
    list.push(
      reason(
        'improve',
        features.paragraphs === 1
          ? 'Cả bài là một đoạn liền. Bạn tách mở bài, từng ý chính và kết bài thành các đoạn riêng.'
          : `Bài mới có ${features.paragraphs} đoạn. Mỗi ý chính nên có một đoạn riêng.`,
      ),
    );
  } else if (features.paragraphs > to) {
    list.push(
      reason(
        'improve',
        `Bài có ${features.paragraphs} đoạn, nhiều đoạn quá ngắn. Bạn gộp các câu cùng một ý lại.`,
      ),
    );
  } else if (from > 1) {
    list.push(reason('strength', `Bài chia thành ${features.paragraphs} đoạn.`));
  }
  const isSound = (sentence: Span): boolean => !overlapsAny(sentence, errors);
  const joined = essay.sentences.find((sentence) => isSound(sentence) && joiningWord(essay, sentence));
  const word = joined && joiningWord(essay, joined);
  if (word) list.push(reason('strength', `Từ ${word.word} nối hai ý của câu này.`, { essay, span: joined }));
  const back = sentenceThatRefersBack(essay);
  if (back && isSound(back)) {
    list.push(reason('strength', 'Câu này nhắc lại điều câu trước vừa nói.', { essay, span: back }));
  }
  if (features.repeated) {
    const { linker, times } = features.repeated;
    list.push(
      reason('improve', `Từ nối này dùng ${times} lần. Bạn đổi cách nối ở vài chỗ.`, { essay, span: linker }),
    );
  }
  const frame = features.linkers.find(({ mechanical }) => mechanical);
  if (frame && features.mechanicalShare > 0.45 && essay.sentences.length >= 4) {
    list.push(
      reason(
        'improve',
        'Nhiều câu mở đầu bằng từ nối theo khuôn. Bạn bỏ bớt, hoặc đưa từ nối vào giữa câu.',
        { essay, span: frame },
      ),
    );
  }
  if (features.variety < 2) {
    list.push(
      reason(
        'improve',
        'Các câu gần như đứng rời nhau. Bạn thêm từ nối như so, however, for example ở chỗ ý đổi hướng.',
      ),
    );
  }
  if (list.length === 0)
    list.push(
      reason('improve', 'Từ nối còn ít kiểu. Bạn thử thêm từ chỉ nguyên nhân, kết quả hoặc tương phản.'),
    );
  return list;
}

function shapeReasons(essay: EssayText, templates: TemplateUse, bullets: readonly Span[]): Reason[] {
  const list: Reason[] = [];
  if (bullets.length > 0) {
    list.push(
      reason('improve', 'Gạch đầu dòng không nối ý với nhau. Bạn viết thành câu, rồi gom thành đoạn.', {
        essay,
        span: bullets[0],
      }),
    );
  }
  if (isTemplateHeavy(templates)) {
    list.push(
      reason(
        'improve',
        'Câu nối này là mẫu học thuộc, không gắn với ý của bạn. Bạn nối bằng chính nội dung.',
        {
          essay,
          span: templates.found[2],
        },
      ),
    );
  }
  return list;
}

interface Beside {
  /** Quality of words and sentences, 0–9. */
  language: number;
  templates: TemplateUse;
  /** Lines written as notes. */
  bullets: readonly Span[];
  /** Places with an error, which must not be quoted as examples. */
  errors: readonly Span[];
}

/** Coherence and Cohesion: paragraphs, linkers, and references between sentences. */
export function gradeCohesion(
  essay: EssayText,
  features: CohesionFeatures,
  minWords: number,
  { language, templates, bullets, errors }: Beside,
): CriterionDraft {
  const { from, to } = paragraphsFor(minWords);
  const layout =
    features.paragraphs < from ? -0.4 * (from - features.paragraphs) : features.paragraphs > to ? -0.2 : 0.5;
  const words = Math.max(1, essay.tokens.length);
  const own =
    4.9 +
    (from === 1 ? Math.min(layout, 0.2) : layout) +
    interpolate(features.variety / Math.sqrt(words), [
      [0, -1.2],
      [0.2, -0.4],
      [0.4, 0.2],
      [0.65, 0.9],
      [1, 1.3],
    ]) +
    interpolate(features.kinds, [
      [1, -0.3],
      [3, 0],
      [5, 0.2],
    ]) +
    interpolate(features.linkedShare, [
      [0.2, -0.5],
      [0.5, 0],
      [0.85, 0.6],
    ]) +
    (essay.sentences.length < 4
      ? 0
      : interpolate(features.mechanicalShare, [
          [0.2, 0.2],
          [0.4, -0.1],
          [0.6, -0.7],
          [0.9, -1.2],
        ])) -
    (features.repeated ? 0.3 : 0);
  const runsOn = words / Math.max(1, essay.sentences.length) > 45;
  // These features cannot detect how well ideas follow one another, so language quality is part of the estimate.
  const point = 0.65 * own + 0.35 * language;
  return {
    code: 'CC',
    point: Math.min(
      point - (isTemplateHeavy(templates) ? 0.5 : 0),
      runsOn ? 4.5 : 9,
      bullets.length > 0 ? 4.5 : 9,
    ),
    spread: 0.15,
    reasons: [...shapeReasons(essay, templates, bullets), ...reasonsFor(essay, features, minWords, errors)],
  };
}
