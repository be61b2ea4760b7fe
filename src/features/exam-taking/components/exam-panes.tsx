import type { ExamPart, ExamQuestion } from '#contract/exam-taking.ts';
import type { Answer } from '#contract/question.ts';
import { EXAM } from '#src/messages/exam.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { ExamQuestionCard, type QuestionTools } from './exam-question.tsx';
import { PartInstructions, PartText, PartTitle } from './part-text.tsx';
import { type PaneSide, SplitPanes } from './split-panes.tsx';

interface ExamPanesProps {
  part: ExamPart;
  /** Questions of this part. */
  questions: readonly ExamQuestion[];
  answers: ReadonlyMap<string, Answer>;
  marked: ReadonlySet<string>;
  /** Id of the current question. */
  current: string | null;
  tools: QuestionTools;
  side: PaneSide;
  onShow: (side: PaneSide) => void;
}

/** A part of the test: text on the left, questions on the right; without a text, only the questions. */
export function ExamPanes(props: ExamPanesProps) {
  const { part, questions, answers, marked, current, tools, side, onShow } = props;
  const tasks = questions.filter(({ content }) => content.type_code === 'ielts_writing');
  const hasText = part.passage !== null || tasks.length > 0;
  const cards = (
    <div className="mx-auto grid w-full max-w-3xl gap-8 p-4 sm:p-6">
      {!hasText && <PartTitle part={part} />}
      {(!hasText || part.passage !== null) && <PartInstructions part={part} />}
      {questions.map((question) => (
        <ExamQuestionCard
          key={question.id}
          question={question}
          answer={answers.get(question.id) ?? null}
          marked={marked.has(question.id)}
          current={question.id === current}
          tools={tools}
          isPromptElsewhere={tasks.includes(question)}
        />
      ))}
    </div>
  );
  if (!hasText)
    return (
      <ScrollRegion
        key={part.position}
        name={EXAM.questions}
        data-scrolls="right"
        className="min-h-0 flex-1 overflow-y-auto bg-surface"
      >
        {cards}
      </ScrollRegion>
    );
  return (
    <SplitPanes
      left={<PartText part={part} tasks={tasks} />}
      leftName={part.passage === null ? EXAM.task : EXAM.passage}
      right={cards}
      shown={side}
      onShow={onShow}
      scrollKey={String(part.position)}
    />
  );
}
