import { WRITING_CRITERIA } from '#contract/writing-evaluation.ts';
import { currentGrade } from '#rules/teacher-grading/current-grade.ts';
import { RESULT } from '#src/messages/practice.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { EstimateLine } from '#src/shared/questions/estimate-line.tsx';
import { GradeOrigin } from '#src/shared/questions/grade-origin.tsx';
import { MachineGrade } from '#src/shared/questions/machine-grade.tsx';
import { ReasonList } from '#src/shared/questions/reason-list.tsx';
import { Graders } from '#src/shared/teacher-grading/graders.tsx';
import { commentsOn } from '#src/shared/teacher-grading/teacher-comments.tsx';
import { Card } from '#src/ui/card.tsx';
import { CorrectionList } from '../components/correction-list.tsx';
import { CriterionCard } from '../components/criterion-card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { EssayHead } from '../components/essay-head.tsx';
import { QuotedEssay } from '../components/quoted-essay.tsx';
import { RedraftResult } from '../components/redraft-result.tsx';
import { mergeQuotes, quotesOf } from '../model/mark-quotes.ts';
import { useGradedQuestion } from '../model/use-graded-question.ts';

/** Marking a whole sentence would bury the corrections in it: the criteria quote those. */
const MAX_MARK_LENGTH = 40;
const isShort = ({ quote }: { quote: { text: string } | null }): boolean =>
  (quote?.text.length ?? 0) <= MAX_MARK_LENGTH;

export function Component() {
  const graded = useGradedQuestion();
  const { question } = graded;
  const user = question?.user[0];
  const evaluation = user?.ai_evaluation ?? null;
  const content = evaluation?.content;
  const machine = content?.kind === 'writing' && content.result.outcome === 'graded' ? content.result : null;
  const teacher = currentGrade(user?.teacher_evaluation ?? null);
  const onWhole = teacher ? commentsOn(teacher, null) : [];
  const quotes = mergeQuotes(
    quotesOf(teacher?.comments ?? []),
    quotesOf(machine?.criteria.flatMap(({ reasons }) => reasons).filter(isShort) ?? []),
  );
  return (
    <DetailFrame graded={graded}>
      {question && user?.bai_lam?.type_code === 'ielts_writing' ? (
        <>
          {machine && <EssayHead question={question} />}
          <Card className="grid gap-4">
            <Graders
              heading="h2"
              question={question}
              machine={
                evaluation && (
                  <MachineGrade evaluation={evaluation}>
                    {(result) =>
                      'band' in result && (
                        <div>
                          <EstimateLine estimate={result.band} scale="band" />
                          <GradeOrigin graded={result} />
                          <p className="text-sm text-muted">{RESULT.words(result.word_count)}</p>
                        </div>
                      )
                    }
                  </MachineGrade>
                )
              }
            />
          </Card>
          {onWhole.length > 0 && (
            <Card className="grid gap-3">
              <h2 className="font-semibold">{TEACHER.onWhole}</h2>
              <ReasonList reasons={onWhole} />
            </Card>
          )}
          {machine && user.earlier_draft && (
            <RedraftResult essay={user.bai_lam.u} machine={machine} earlier={user.earlier_draft} />
          )}
          <QuotedEssay essay={user.bai_lam.u} quotes={quotes} corrections={machine?.corrections} />
          <CorrectionList corrections={machine?.corrections ?? []} />
          {(machine || teacher) && (
            <ul className="grid gap-4">
              {WRITING_CRITERIA.map((code) => (
                <CriterionCard key={code} code={code} machine={machine} teacher={teacher} />
              ))}
            </ul>
          )}
        </>
      ) : null}
    </DetailFrame>
  );
}
