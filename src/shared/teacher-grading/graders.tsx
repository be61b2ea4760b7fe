import type { ReactNode } from 'react';
import type { QuestionResult } from '#contract/practice.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { currentGrade } from '#rules/teacher-grading/current-grade.ts';
import { teacherWork } from '#rules/teacher-grading/graders.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { useSession } from '#src/platform/session/session.ts';
import { GraderColumns } from './grader-columns.tsx';
import { TeacherPanel } from './teacher-panel.tsx';

interface GradersProps {
  question: Pick<QuestionResult, 'id' | 'position' | 'content' | 'user'>;
  /** The AI's grade; null if it does not grade it. */
  machine: ReactNode;
  /** Level of the headings that name the graders. */
  heading: 'h2' | 'h4';
  /** Follows a teacher's grade: the comments, or a link to them. */
  children?: ReactNode;
}

/** The grades of a submitted answer: by the AI, by a teacher, or both, with the offer to ask a teacher. */
export function Graders({ question, machine, heading, children }: GradersProps) {
  const owner = useSession(({ learnerId }) => learnerId);
  const { id, position, content, user } = question;
  const work = teacherWork(content.type_code);
  const [given] = user;
  if (owner === null || work === null || !given || !isAnswered(given.bai_lam)) return machine;
  const panel = (
    <TeacherPanel
      answer={{ owner, attemptId: given.id, questionId: id, label: TEACHER.question(position) }}
      work={work}
      evaluation={given.teacher_evaluation}
    >
      {children}
    </TeacherPanel>
  );
  if (given.teacher_evaluation)
    return (
      <GraderColumns
        machine={machine}
        teacher={panel}
        teacherLeads={currentGrade(given.teacher_evaluation) !== null}
        heading={heading}
      />
    );
  return (
    <>
      {machine}
      {panel}
    </>
  );
}
