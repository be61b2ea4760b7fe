import { useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { cueOfVerdict } from '#src/shared/question-loop/cue-of-change.ts';
import { rightRun } from '#src/shared/question-loop/right-run.ts';
import type { ReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { respond } from '#src/ui/sounds/respond.ts';
import { isRight } from './revise-answers.ts';

interface Given {
  questionId: string;
  answer: Answer;
}

interface TurnSource {
  questions: readonly ReviseQuestion[];
  question: ReviseQuestion | undefined;
  /** Those on the disk. */
  answers: ReadonlyMap<string, Answer>;
  run: ReviseRun;
  /** Verdicts are shown with each answer. */
  instant: boolean;
}

/** One question of a revise set: its draft, its answer as soon as it is given, what came of it, and the run so far. */
export function useReviseTurn({ questions, question, answers, run, instant }: TurnSource) {
  const [draft, setDraft] = useState<Given | null>(null);
  /** Given on this visit; on the disk a moment later. */
  const [given, setGiven] = useState<Given | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const own = (one: Given | null): Answer | null =>
    one !== null && one.questionId === question?.id ? one.answer : null;

  const keep = async (work: () => Promise<void>): Promise<void> => {
    await work().then(() => setFailure(undefined), setFailure);
  };
  const answer = async (answered: ReviseQuestion, value: Answer): Promise<void> => {
    const verdict = instant ? isRight(answered, value) : null;
    setGiven({ questionId: answered.id, answer: value });
    const cue = cueOfVerdict(verdict);
    if (cue) respond(cue);
    await keep(async () => {
      await run.save(answered, value).catch((error: unknown) => {
        setGiven(null);
        throw error;
      });
    });
  };

  const answered = question ? (answers.get(question.id) ?? own(given)) : null;
  const verdictOf = (each: ReviseQuestion): boolean | null =>
    instant
      ? isRight(each, answers.get(each.id) ?? (each === question ? own(given) : null) ?? undefined)
      : null;
  const open = own(draft);
  return {
    answered,
    draft: answered || !isAnswered(open) ? null : open,
    /** What is on screen. */
    shown: answered ?? open,
    verdict: question ? verdictOf(question) : null,
    /** Answered on this visit: what came of it moves. */
    isFresh: own(given) !== null,
    saved: question !== undefined && answers.has(question.id) && failure === undefined,
    streak: instant ? rightRun(questions.map(verdictOf)) : null,
    failure,
    keep,
    answer,
    change: (value: Answer) => question && setDraft({ questionId: question.id, answer: value }),
  };
}
