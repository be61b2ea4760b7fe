import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import { interpolate, type Reason, reason } from './band-estimate.ts';
import type { EssayText } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { insertedWords } from './inserted-words.ts';
import type { Repeats } from './repeats.ts';
import { sentenceOrder } from './sentence-order.ts';
import { smallWordCaps } from './small-words.ts';
import type { TopicFit } from './topic-fit.ts';
import { topicStretches } from './topic-stretches.ts';
import { type WordOrder, wordOrder } from './word-order.ts';

/** Effect of the whole text on a criterion. */
export interface ShapeFinding {
  code: WritingCriterion;
  /** Maximum band. */
  most: number;
  /** Bands deducted before applying the maximum. */
  loss: number;
  reason: Reason;
}

/** Minimum pairs of frequent words to judge word order. */
const MIN_PAIRS = 12;
/** Pairs in an essay of 250 words; fewer vary more, so they are judged more leniently. */
const PAIRS = 120;
/** Minimum words: a shorter text may be a caption. */
const CHAIN_MIN_WORDS = 30;
const LONG_TASK = 120;
/** Minimum key words for a prompt to define its topic. */
const MIN_TOPIC_WORDS = 5;
/** 98 of 100 learners' essays have less. */
const STRAY = 0.4;
/** 99 of 100 essays of learners have less. */
const REPEATED = 0.05;

/** 99 of 100 essays of learners have less. */
const UNLINKED = 0.25;
/** 995 of 1,000 learners' essays have less. */
const STREWN = 2.95;

const ORDER_COMMENT =
  'Các từ trong câu này không đứng theo trật tự tiếng Anh nên người đọc không hiểu được. Bạn viết lại câu theo thứ tự chủ ngữ, động từ, tân ngữ.';

const CHAIN_COMMENT =
  'Bài mới là chuỗi từ, chưa thành câu: thiếu mạo từ, giới từ, động từ be hoặc dấu chấm. Bạn viết thành câu trọn vẹn.';

/**
 * Maximum band by word order, since unreadable text cannot be graded. Of shuffled essays 99 in 100 have a gain below
 * 0.13; real ones are above 0.33. With every second sentence shuffled, three in four have a third of their words in
 * broken sentences; of real ones 99 in 100 have less than a fifth.
 */
function orderCap({ gain, pairs, brokenShare }: WordOrder): number {
  if (pairs < MIN_PAIRS) return 9;
  const doubt = Math.max(0, 0.6 * (pairs ** -0.5 - PAIRS ** -0.5));
  return Math.min(
    interpolate(gain + doubt, [
      [0, 1.5],
      [0.12, 2.5],
      [0.2, 4],
      [0.27, 5.5],
      [0.33, 9],
    ]),
    interpolate(brokenShare - 2 * doubt, [
      [0.2, 9],
      [0.25, 6],
      [0.35, 5],
      [0.6, 2.5],
    ]),
  );
}

/** Maximum band of a mere chain of words: without function words, or without sentences. */
function chainCap(essay: EssayText): number {
  const words = essay.tokens.length;
  if (words < CHAIN_MIN_WORDS) return 9;
  const small = essay.tokens.filter(({ word }) => FUNCTION_WORDS.has(word)).length / words;
  return Math.min(
    interpolate(small, [
      [0.2, 3],
      [0.27, 4.5],
      [0.32, 9],
    ]),
    interpolate(words / essay.sentences.length, [
      [2, 2],
      [4, 4],
      [5, 9],
    ]),
  );
}

function readableFindings(essay: EssayText): ShapeFinding[] {
  const order = wordOrder(essay);
  const [byOrder, byChain] = [orderCap(order), chainCap(essay)];
  const most = Math.min(byOrder, byChain);
  if (most >= 9) return [];
  const found =
    byOrder <= byChain
      ? reason('improve', ORDER_COMMENT, { essay, span: order.worst ?? essay.sentences[0] })
      : reason('improve', CHAIN_COMMENT, { essay, span: essay.sentences[0] });
  return (['TR', 'CC', 'LR', 'GRA'] as const).map((code) => ({
    code,
    most: code === 'GRA' ? most : Math.min(9, most + 0.5),
    loss: 0,
    reason: found,
  }));
}

function repeatFindings(essay: EssayText, repeats: Repeats): ShapeFinding[] {
  const share = repeats.words / Math.max(1, essay.tokens.length);
  if (share < REPEATED) return [];
  const at = { essay, span: repeats.first };
  const count = `Khoảng ${repeats.words} từ là câu đã viết ở trên, chép lại gần như nguyên văn.`;
  const loss = interpolate(share, [
    [REPEATED, 0.25],
    [0.3, 1.5],
    [0.6, 3],
  ]);
  return [
    {
      code: 'TR',
      most: 9,
      loss: loss / 2,
      reason: reason('improve', `${count} Giám khảo chỉ tính một lần: bạn thay bằng ý mới.`, at),
    },
    {
      code: 'CC',
      most: 9,
      loss,
      reason: reason('improve', `${count} Ý không đi tới đâu: mỗi đoạn cần một ý riêng.`, at),
    },
  ];
}

/** What an essay is to be about: stems of the prompt's words, and how near it is to them. */
interface Subject {
  topic: ReadonlySet<string>;
  fit: TopicFit;
}

function topicFindings(
  essay: EssayText,
  { topic, fit }: Subject,
  assignment: { task: 1 | 2; minWords: number },
): ShapeFinding[] {
  if (fit.isSure || assignment.task !== 2 || assignment.minWords < LONG_TASK || topic.size < MIN_TOPIC_WORDS)
    return [];
  const { strayShare, first, unlinkedShare, firstUnlinked } = topicStretches(essay, topic, fit.isNear);
  if (unlinkedShare >= UNLINKED && unlinkedShare > strayShare) {
    const comment = `Khoảng ${Math.round(100 * unlinkedShare)}% bài là những câu không dính gì tới đề, như câu này. Nhắc tên chủ đề ở mỗi đoạn là chưa đủ: câu nào cũng phải góp phần trả lời đề.`;
    const most = interpolate(unlinkedShare, [
      [UNLINKED, 7],
      [0.33, 5],
      [0.4, 3.5],
      [0.6, 3],
    ]);
    return [
      { code: 'TR', most, loss: 0, reason: reason('improve', comment, { essay, span: firstUnlinked }) },
    ];
  }
  if (strayShare < STRAY) return [];
  const comment = `Khoảng ${Math.round(100 * strayShare)}% bài, bắt đầu từ câu này, không nói tới điều đề hỏi. Nhắc đề ở mở bài và kết bài là chưa đủ: mỗi đoạn phải trả lời đề.`;
  return [
    {
      code: 'TR',
      most: interpolate(strayShare, [
        [STRAY, 6],
        [0.5, 5],
        [0.6, 3.5],
        [0.8, 3],
      ]),
      loss: 0,
      reason: reason('improve', comment, { essay, span: first }),
    },
  ];
}

function sentenceFindings(essay: EssayText, topic: ReadonlySet<string>): ShapeFinding[] {
  const { faults, first } = sentenceOrder(essay, topic);
  if (faults === 0) return [];
  const comment =
    'Câu này đứng chưa đúng chỗ: nó mở đầu, nối tiếp hay kết luận một ý mà chỗ này chưa có. Bạn xem lại thứ tự các câu.';
  return [
    {
      code: 'CC',
      most: faults === 1 ? 9 : 5,
      loss: faults === 1 ? 0.5 : 1,
      reason: reason('improve', comment, { essay, span: first }),
    },
  ];
}

const SMALL_WORDS_COMMENT =
  'Bài thiếu hẳn mạo từ (a, an, the) hoặc giới từ (of, to, in, for…), người đọc phải tự đoán. Bạn đọc lại từng danh từ, xem trước nó cần từ nào.';

function smallWordFindings(essay: EssayText): ShapeFinding[] {
  const { grammar, others } = smallWordCaps(essay);
  if (grammar >= 9) return [];
  const found = reason('improve', SMALL_WORDS_COMMENT);
  return (['TR', 'CC', 'LR', 'GRA'] as const).map((code) => ({
    code,
    most: code === 'GRA' ? grammar : others,
    loss: 0,
    reason: found,
  }));
}

function strewnFindings(essay: EssayText): ShapeFinding[] {
  const { excess, first } = insertedWords(essay);
  if (excess < STREWN) return [];
  const comment =
    'Có nhiều từ khó chen vào giữa hai từ vốn đi liền nhau, như chỗ này: bỏ nó ra thì câu mới đọc được. Từ khó chỉ được tính khi dùng đúng chỗ.';
  const loss = interpolate(excess, [
    [STREWN, 0.25],
    [3.2, 1],
    [3.8, 2],
    [5, 2.5],
  ]);
  return (['CC', 'LR', 'GRA'] as const).map((code) => ({
    code,
    most: 9,
    loss: code === 'CC' ? loss / 2 : loss,
    reason: reason('improve', comment, { essay, span: first }),
  }));
}

/** Effects of order, repetitions and digressions on an essay's criteria. */
export function shapeFindings(
  essay: EssayText,
  repeats: Repeats,
  subject: Subject,
  assignment: { task: 1 | 2; minWords: number },
): ShapeFinding[] {
  return [
    ...readableFindings(essay),
    ...smallWordFindings(essay),
    ...strewnFindings(essay),
    ...repeatFindings(essay, repeats),
    ...topicFindings(repeats.fresh, subject, assignment),
    ...sentenceFindings(repeats.fresh, subject.topic),
  ];
}
