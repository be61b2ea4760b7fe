import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import { overlap, type Span } from '../text/spans.ts';
import { type CriterionDraft, type Reason, reason } from './band-estimate.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import type { TaskFeatures } from './task-response.ts';

interface Material {
  essay: EssayText;
  task: TaskFeatures;
  /** Places with an error. */
  errors: readonly Span[];
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

/** The second of two sentences that share a content word. */
function linkedSentence({ essay }: Material): Span | undefined {
  let before = new Set<string>();
  for (const sentence of essay.sentences) {
    const words = sentence.tokens.map(({ word }) => word).filter((word) => !FUNCTION_WORDS.has(word));
    if (words.some((word) => before.has(word))) return sentence;
    before = new Set(words);
  }
  return undefined;
}

function longestWord({ essay, errors }: Material): Span | undefined {
  return essay.tokens
    .filter(({ word, ...span }) => /^[a-z-]{5,}$/.test(word) && !errors.some((error) => overlap(error, span)))
    .reduce<(typeof essay.tokens)[number] | undefined>(
      (best, token) => (token.word.length > (best?.word.length ?? 0) ? token : best),
      undefined,
    );
}

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

const STRENGTH: Readonly<
  Record<WritingCriterion, (material: Material) => [string, Span | null | undefined]>
> = {
  TR: ({ task, essay }) =>
    task.closest
      ? ['Câu này bám vào điều đề hỏi.', task.closest]
      : ['Bạn đã viết thành bài của mình: câu này có thể phát triển thêm.', longest(essay.sentences)],
  CC: (material) => {
    const linked = linkedSentence(material);
    return linked
      ? ['Câu này nhắc lại một từ của câu trước, nên ý được nối tiếp.', linked]
      : ['Các câu được viết theo thứ tự dễ theo dõi.', material.essay.sentences[0]];
  },
  LR: (material) => ['Từ này dùng được và viết đúng chính tả.', longestWord(material)],
  GRA: ({ essay, errors }) => {
    const clean = essay.sentences.filter((sentence) => !errors.some((error) => overlap(error, sentence)));
    return clean.length > 0
      ? ['Câu này không có lỗi nào trong nhóm lỗi mình soát.', longest(clean)]
      : ['Câu này đã có đủ ý; sửa lỗi xong là dùng được.', longest(essay.sentences)];
  },
};

const IMPROVE: Readonly<Record<WritingCriterion, (material: Material) => [string, Span | null | undefined]>> =
  {
    TR: (material) => [
      'Máy không biết ý của bạn hay hay chưa. Bạn tự hỏi: đoạn bắt đầu từ câu này đã có lý do và ví dụ đủ rõ chưa?',
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
      'Bạn soát lại câu dài này bằng mắt: chủ ngữ, thì và mạo từ có khớp nhau không? Máy không soát được mọi loại lỗi.',
      longest(essay.sentences),
    ],
  };

/** Ensures that a criterion has at least one strength and one improvement, with a quote if possible. */
export function evenReasons(draft: CriterionDraft, material: Material): CriterionDraft {
  const { essay } = material;
  const add = (tone: Reason['tone'], of: typeof STRENGTH): Reason[] => {
    if (draft.reasons.some((one) => one.tone === tone)) return [];
    const [comment, span] = of[draft.code](material);
    return [reason(tone, comment, { essay, span })];
  };
  return { ...draft, reasons: [...add('strength', STRENGTH), ...draft.reasons, ...add('improve', IMPROVE)] };
}
