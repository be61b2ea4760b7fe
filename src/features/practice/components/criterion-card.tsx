import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import type { WritingCriterion, WritingEvaluation } from '#contract/writing-evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { EstimateLine } from '#src/shared/questions/estimate-line.tsx';
import { ReasonList } from '#src/shared/questions/reason-list.tsx';
import { TeacherBand } from '#src/shared/teacher-grading/grade-card.tsx';
import { GraderColumns } from '#src/shared/teacher-grading/grader-columns.tsx';
import { commentsOn } from '#src/shared/teacher-grading/teacher-comments.tsx';
import { Card } from '#src/ui/card.tsx';

export type GradedEssay = Extract<WritingEvaluation['result'], { outcome: 'graded' }>;

interface CriterionCardProps {
  code: WritingCriterion;
  machine: GradedEssay | null;
  teacher: TeacherGrade | null;
}

function ByMachine({ criterion }: { criterion: GradedEssay['criteria'][number] }) {
  return (
    <div className="grid gap-3">
      <EstimateLine estimate={criterion.band} scale="band" />
      <ReasonList reasons={criterion.reasons} />
    </div>
  );
}

function ByTeacher({ code, grade }: { code: WritingCriterion; grade: TeacherGrade }) {
  const band = grade.criteria.find((criterion) => criterion.code === code)?.band;
  const comments = commentsOn(grade, code);
  return (
    <div className="grid gap-3">
      {band !== undefined && <TeacherBand band={band} />}
      {comments.length > 0 ? (
        <ReasonList reasons={comments} />
      ) : (
        <p className="text-sm text-muted">{TEACHER.noComment}</p>
      )}
    </div>
  );
}

/** One criterion of an essay, with the comments of each grader. */
export function CriterionCard({ code, machine, teacher }: CriterionCardProps) {
  const criterion = machine?.criteria.find((candidate) => candidate.code === code);
  const why = machine?.missing?.find((candidate) => candidate.code === code)?.why;
  const byMachine = criterion ? (
    <ByMachine criterion={criterion} />
  ) : why === undefined ? null : (
    <p className="text-muted">{RESULT.noCriterionBand(why)}</p>
  );
  return (
    <Card as="li" className="grid gap-3">
      <h2 className="font-semibold">{RESULT.criteria[code]}</h2>
      {teacher ? (
        <GraderColumns
          teacherLeads
          heading="h3"
          machine={byMachine}
          teacher={<ByTeacher code={code} grade={teacher} />}
        />
      ) : (
        byMachine
      )}
    </Card>
  );
}
