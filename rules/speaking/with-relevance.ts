import type { Relevance, TalkComment, TalkEvaluation } from '#contract/talk-evaluation.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

const LONGEST_QUESTION = 120;

/** The first line of a question, as short as it can be quoted. */
function quoted(question: string): string {
  const [first = ''] = question.split('\n');
  return first.length <= LONGEST_QUESTION ? first : `${first.slice(0, LONGEST_QUESTION).trimEnd()}…`;
}

const SAID: Partial<Record<Relevance, string>> = {
  beside:
    'mà mình nghe như bạn kể chuyện khác. Lần tới bạn trả lời thẳng câu hỏi bằng một câu trước, rồi hẵng kể thêm nhé.',
  memorised:
    'mà mình nghe phần lớn là những câu học sẵn, hỏi gì nói cũng được. Bạn thử kể một chuyện của riêng bạn nhé.',
  read_aloud: 'mà phần lớn lời bạn là đọc lại câu ấy. Bạn trả lời bằng lời của mình nhé.',
};

/** A graded talk with whether it is about its question, and one sentence about that where it is not. */
export function withRelevance(talk: Graded, relevance: Relevance, question: string): Graded {
  const said = SAID[relevance];
  if (said === undefined) return { ...talk, relevance };
  const comment: TalkComment = {
    criterion: 'FC',
    tone: 'improve',
    quote: null,
    comment: `Câu hỏi là “${quoted(question)}”, ${said}`,
  };
  return { ...talk, relevance, comments: [comment, ...talk.comments] };
}
