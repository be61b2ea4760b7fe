import type { TeacherComment, TeacherCriterion, TeacherGrade } from '#contract/teacher-evaluation.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { ReasonList } from '#src/shared/questions/reason-list.tsx';

/** Comments on one criterion, or (null) on the answer as a whole. */
export const commentsOn = (
  { comments }: Pick<TeacherGrade, 'comments'>,
  criterion: TeacherCriterion | null,
): TeacherComment[] => comments.filter((comment) => comment.criterion === criterion);

interface TeacherCommentsProps {
  grade: TeacherGrade;
  /** Plays the recording from a second that a comment points to. */
  onPlay?: (seconds: number) => void;
}

/** All comments of a teacher, by criterion, each collapsible. */
export function TeacherComments({ grade, onPlay }: TeacherCommentsProps) {
  const groups = [null, ...grade.criteria.map(({ code }) => code)].flatMap((criterion) => {
    const comments = commentsOn(grade, criterion);
    return comments.length === 0 ? [] : [{ criterion, comments }];
  });
  return groups.map(({ criterion, comments }) => (
    <details key={criterion} className="border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {criterion === null ? TEACHER.overall : TEACHER.criteria[criterion]}
      </summary>
      <div className="pb-2">
        <ReasonList reasons={comments} onPlay={onPlay} />
      </div>
    </details>
  ));
}
