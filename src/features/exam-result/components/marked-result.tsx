import { useId } from 'react';
import type { QuestionType } from '#contract/question.ts';
import { countGradings } from '#rules/attempt/answer-grading.ts';
import { EXAM, EXAM_RESULT } from '#src/messages/exam.ts';
import { ReminderOffer } from '#src/platform/push/reminder-offer.tsx';
import { takePath } from '#src/shared/exam/paths.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { ResultPart } from '#src/shared/exam/result-part.tsx';
import { byPart, byType, type ResultRow, sumOf, weakestOf } from '#src/shared/exam/result-rows.ts';
import { InstallOffer } from '#src/shared/install/install-offer.tsx';
import { AnswersFold } from '#src/shared/result/answers-fold.tsx';
import { wrongFirst } from '#src/shared/result/wrong-first.ts';
import { RequestWhole } from '#src/shared/teacher-grading/request-whole.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { verdictOf } from '../model/verdict-of.ts';
import { ResultHead } from './result-head.tsx';

interface ResultTableProps<Key extends string | number> {
  title: string;
  rows: readonly ResultRow<Key>[];
  nameOf: (key: Key) => string;
}

/** Marks won by part or type, as bars with their numbers. */
function ResultTable<Key extends string | number>({ title, rows, nameOf }: ResultTableProps<Key>) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="grid gap-3">
        {rows.map(({ key, won, marks }) => (
          <li key={key} className="grid gap-1">
            <p className="flex justify-between gap-3">
              <span>{nameOf(key)}</span>
              <span className="font-semibold tabular-nums">{EXAM_RESULT.rowWon(won, marks)}</span>
            </p>
            <ProgressBar
              value={won}
              max={marks}
              label={`${nameOf(key)}: ${EXAM_RESULT.rowWon(won, marks)}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What to practise next. `graded`: pieces of writing and speaking with a grade. */
function adviceOf(
  types: readonly ResultRow<QuestionType>[],
  sum: ReturnType<typeof sumOf>,
  graded: number,
): string {
  if (types.length === 0) return graded > 0 ? EXAM_RESULT.nextReading : EXAM_RESULT.nextUngraded;
  if (sum.won === sum.marks) return EXAM_RESULT.flawless;
  const weakest = weakestOf(types);
  return weakest ? EXAM_RESULT.next(EXAM_RESULT.types[weakest.key]) : EXAM_RESULT.nextReview;
}

/** A marked test: the band, what to mend, the marks by part and type, then every question, the wrong ones first. */
export function MarkedResult({ exam }: { exam: ExamWithAnswers }) {
  const { test, attempt, questions } = exam;
  if (!attempt) return null;
  const types = byType(questions);
  const sum = sumOf(types);
  const wrong = questions.filter((question) => verdictOf(question) === false);
  const weakest = weakestOf(types);
  return (
    <>
      <ResultHead
        attempt={attempt}
        minutes={test.minutes}
        sum={sum}
        questions={questions}
        wrong={weakest ? wrong.filter(({ content }) => content.type_code === weakest.key) : wrong}
        parts={test.parts}
        next={adviceOf(types, sum, countGradings(questions, attempt.user_result.speaking).graded)}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <ResultTable title={EXAM_RESULT.byPart} rows={byPart(questions)} nameOf={EXAM.part} />
        <ResultTable title={EXAM_RESULT.byType} rows={types} nameOf={(type) => EXAM_RESULT.types[type]} />
      </div>
      <RequestWhole attemptId={attempt.id} questions={questions} />
      <InstallOffer finished otherwise={<ReminderOffer />} />
      <AnswersFold
        wrong={wrong.length}
        right={questions.filter((question) => verdictOf(question) === true).length}
        isOpen={types.length === 0}
      >
        <div className="grid gap-6">
          {test.parts.map((part) => (
            <ResultPart
              key={part.position}
              part={part}
              questions={wrongFirst(
                questions.filter((question) => question.part === part.position),
                verdictOf,
              )}
              answerOf={(question) => question.user[0]?.bai_lam ?? null}
              marked
            />
          ))}
        </div>
      </AnswersFold>
      <div>
        <LinkButton variant="secondary" to={takePath(test.id)}>
          {EXAM_RESULT.again}
        </LinkButton>
      </div>
    </>
  );
}
