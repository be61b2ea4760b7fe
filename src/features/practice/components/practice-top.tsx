import { Mic } from 'lucide-react';
import type { Ref } from 'react';
import { href } from '#contract/href.ts';
import type { Question } from '#contract/question.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';

interface PracticeTopProps {
  ref: Ref<HTMLHeadingElement>;
  index: number;
  count: number;
  done: number;
  question: Question | undefined;
  /** Label of the question's part, if the practice has several. */
  part: string | null | undefined;
  isEndOfPart: boolean;
  /** Id of the practice, if some of its questions are spoken and some are not; null otherwise. */
  mixedId: string | null;
  onPrevious: () => void;
}

const spokenOnly = (id: string) => ({
  label: PRACTICE.spokenOnly,
  icon: Mic,
  to: href('speakingPractice', { id }),
});

/** Position of the question in the practice, how many are answered, and what is rarely done. */
export function PracticeTop(props: PracticeTopProps) {
  const { ref, index, count, done, question, part, isEndOfPart, mixedId, onPrevious } = props;
  return (
    <>
      <QuestionTop
        ref={ref}
        title={LOOP.place(index + 1, count)}
        done={done}
        total={count}
        progress={LOOP.answered(done, count)}
        previous={index === 0 ? undefined : { words: LOOP.previous, onPress: onPrevious }}
        menu={<QuestionMenu question={question} entries={mixedId === null ? [] : [spokenOnly(mixedId)]} />}
      />
      {part && (
        <p className="text-sm font-semibold">
          {part}
          {isEndOfPart && index < count - 1 && PRACTICE.endOfPart}
        </p>
      )}
    </>
  );
}
