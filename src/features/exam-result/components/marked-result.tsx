import { TEST, TEST_RESULT } from '#src/messages/exam.ts';
import { takePath } from '#src/shared/exam/paths.ts';
import type { ReadTest } from '#src/shared/exam/read-exam.ts';
import { ResultPart } from '#src/shared/exam/result-part.tsx';
import { byPart, byType, sumOf, weakestType } from '#src/shared/exam/result-rows.ts';
import { countWithTeacher } from '#src/shared/teacher-grading/with-teacher.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultTable } from './result-table.tsx';

/** A marked test: what next, the band, where the marks went, then every question. */
export function MarkedResult({ read }: { read: ReadTest }) {
  const { test, attempt, questions } = read;
  if (!attempt) return null;
  const types = byType(questions);
  const weakest = weakestType(types);
  return (
    <>
      <ResultHead
        attempt={attempt}
        minutes={test.minutes}
        sum={sumOf(types)}
        withTeacher={countWithTeacher(questions)}
        next={
          types.length === 0
            ? TEST_RESULT.nextReading
            : weakest === null
              ? TEST_RESULT.flawless
              : TEST_RESULT.next(TEST_RESULT.types[weakest.key])
        }
      />
      <div className="grid gap-6 md:grid-cols-2">
        <ResultTable title={TEST_RESULT.byPart} rows={byPart(questions)} nameOf={TEST.part} />
        <ResultTable title={TEST_RESULT.byType} rows={types} nameOf={(type) => TEST_RESULT.types[type]} />
      </div>
      {test.parts.map((part) => (
        <ResultPart
          key={part.position}
          part={part}
          questions={questions.filter((question) => question.part === part.position)}
          answerOf={(question) => question.user[0]?.bai_lam ?? null}
          marked
        />
      ))}
      <div>
        <LinkButton variant="secondary" to={takePath(test.id)}>
          {TEST_RESULT.again}
        </LinkButton>
      </div>
    </>
  );
}
