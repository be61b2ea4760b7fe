import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import type { Span } from '../text/spans.ts';
import { type CriterionDraft, reason } from './band-estimate.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';

interface Material {
  essay: EssayText;
}

const longest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.reduce<Sentence | undefined>(
    (best, one) => (one.tokens.length > (best?.tokens.length ?? 0) ? one : best),
    undefined,
  );

const shortestParagraph = ({ essay }: Material): Span | undefined =>
  essay.paragraphs
    .slice(essay.paragraphs.length > 3 ? 1 : 0, essay.paragraphs.length > 3 ? -1 : undefined)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .at(0)?.sentences[0];

function repeatedWord({ essay }: Material): Span | undefined {
  const uses = new Map<string, { token: Span; times: number }>();
  for (const token of essay.tokens) {
    if (FUNCTION_WORDS.has(token.word) || token.word.length < 4) continue;
    const use = uses.get(token.word) ?? { token, times: 0 };
    uses.set(token.word, { ...use, times: use.times + 1 });
  }
  const most = [...uses.values()].toSorted((a, b) => b.times - a.times).at(0);
  return most && most.times > 1 ? most.token : undefined;
}

const IMPROVE: Readonly<Record<WritingCriterion, (material: Material) => [string, Span | null | undefined]>> =
  {
    TR: (material) => [
      'Mình không biết ý của bạn hay hay chưa. Bạn tự hỏi: đoạn bắt đầu từ câu này đã có lý do và ví dụ đủ rõ chưa?',
      shortestParagraph(material),
    ],
    CC: (material) => [
      'Bạn đọc lại đoạn bắt đầu từ câu này: câu đầu đoạn đã nêu đúng một ý chính, các câu sau có xoay quanh ý đó không?',
      shortestParagraph(material),
    ],
    LR: (material) => {
      const repeated = repeatedWord(material);
      return repeated
        ? ['Từ này lặp lại nhiều nhất trong bài. Bạn thử một cách nói khác ở vài chỗ.', repeated]
        : ['Bạn thử thêm một, hai cụm từ sát chủ đề hơn.', null];
    },
    GRA: ({ essay }) => [
      'Bạn soát lại câu dài này bằng mắt: chủ ngữ, thì và mạo từ có khớp nhau không? Mình không soát được mọi loại lỗi.',
      longest(essay.sentences),
    ],
  };

/**
 * Gives a criterion something to improve, with a quote if possible. Praise is not added: where none is earned, what was done is
 * all that can be said.
 */
export function withImprovement(draft: CriterionDraft, material: Material): CriterionDraft {
  if (draft.reasons.some(({ tone }) => tone === 'improve')) return draft;
  const [comment, span] = IMPROVE[draft.code](material);
  return {
    ...draft,
    reasons: [...draft.reasons, reason('improve', comment, { essay: material.essay, span })],
  };
}
