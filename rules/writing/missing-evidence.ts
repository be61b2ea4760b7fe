import type { WritingCriterion } from '#contract/writing-evaluation.ts';
import type { EssayText } from './essay-text.ts';
import type { TopicFit } from './topic-fit.ts';

export interface MissingCriterion {
  code: WritingCriterion;
  /** Vietnamese: why it has no band, and what to do. */
  why: string;
}

/** With fewer sentences and words nothing can be said of how sentences are joined and built. */
const MIN_SENTENCES = 3;
const MIN_WORDS = 40;

const UNSURE =
  'Mình không chắc bài có trả lời đúng điều đề hỏi không, nên không cho band ở tiêu chí này. Bạn nhắc lại điều đề hỏi bằng lời của mình ở mỗi đoạn, hoặc nhờ thầy cô xem giúp.';

/** The criteria for which a text is no evidence; none where all have some. */
export function missingEvidence(essay: EssayText, fit: TopicFit): MissingCriterion[] {
  const missing: MissingCriterion[] = [];
  if (fit.is === 'unsure') missing.push({ code: 'TR', why: UNSURE });
  const { length } = essay.sentences;
  if (length < MIN_SENTENCES && essay.tokens.length < MIN_WORDS) {
    const count = `Bài mới có ${length} câu, ${essay.tokens.length} từ`;
    missing.push(
      {
        code: 'CC',
        why: `${count}: chưa đủ để thấy các câu nối với nhau ra sao. Bạn viết thêm vài câu nữa.`,
      },
      { code: 'GRA', why: `${count}: chưa đủ để nói về ngữ pháp. Bạn viết thêm vài câu nữa.` },
    );
  }
  return missing;
}
