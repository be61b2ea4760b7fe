import { Bookmark, BookmarkCheck } from 'lucide-react';
import { memo } from 'react';
import type { ExamQuestion } from '#contract/exam-taking.ts';
import type { Answer } from '#contract/question.ts';
import { EXAM } from '#src/messages/exam.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { numberRange } from '#src/shared/exam/items.ts';
import { RecordableQuestion } from '#src/shared/recordable-question/recordable-question.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { paneProps, questionPane } from '../model/panes.ts';

/** Props that all questions of a test share. */
export interface QuestionTools {
  owner: string;
  attemptId: string;
  recorder: Recorder;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, marked: boolean) => void;
  flush: () => Promise<unknown>;
}

interface ExamQuestionProps {
  question: ExamQuestion;
  answer: Answer | null;
  marked: boolean;
  current: boolean;
  tools: QuestionTools;
  /** The prompt is shown in the other pane, as for writing tasks. */
  isPromptElsewhere: boolean;
}

export const promptIdOf = (questionId: string): string => `prompt-${questionId}`;

/** One question of the test with its numbers and the button that marks it for review. */
function Question({ question, answer, marked, current, tools, isPromptElsewhere }: ExamQuestionProps) {
  const { id, content } = question;
  const promptId = promptIdOf(id);
  const Icon = marked ? BookmarkCheck : Bookmark;
  return (
    <section
      aria-label={EXAM.question(numberRange(question))}
      data-question={id}
      data-autosaved
      tabIndex={-1}
      className={`grid gap-3 outline-none border-l-4 py-1 pl-3 sm:pl-4 ${current ? 'border-brand' : 'border-transparent'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{EXAM.question(numberRange(question))}</h3>
        <button
          type="button"
          aria-pressed={marked}
          onClick={() => tools.onMark(id, !marked)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm text-muted hover:bg-sunk aria-pressed:font-semibold aria-pressed:text-info"
        >
          <Icon aria-hidden="true" className="size-5" />
          {EXAM.mark}
        </button>
      </div>
      <div className="grid gap-3" {...paneProps(questionPane(id))}>
        {!isPromptElsewhere && (
          <div id={promptId}>
            <Prose markdown={content.prompt} />
          </div>
        )}
        <RecordableQuestion
          {...tools}
          question={question}
          answer={answer}
          labelledBy={promptId}
          firstNumber={question.first_number}
          onChange={(given) => tools.onAnswer(id, given)}
        />
      </div>
    </section>
  );
}

/** Memoised: typing into one of forty questions must not re-render the others. */
export const ExamQuestionCard = memo(Question);
