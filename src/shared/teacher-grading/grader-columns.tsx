import { type ReactNode, useId } from 'react';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Badge } from '#src/ui/badge.tsx';

interface GraderColumnsProps {
  /** Null if the AI does not grade it. */
  machine: ReactNode;
  teacher: ReactNode;
  /** The teacher has graded: theirs is the grade, the AI's is beside it. */
  teacherLeads?: boolean;
  heading: 'h2' | 'h3' | 'h4';
}

interface ColumnProps {
  title: string;
  note?: string;
  heading: GraderColumnsProps['heading'];
  examId: string;
  children: ReactNode;
}

function Column({ title, note, heading: Heading, examId, children }: ColumnProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 content-start gap-2" data-testid={examId}>
      <Heading id={titleId} className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {note && <Badge>{note}</Badge>}
      </Heading>
      {children}
    </section>
  );
}

/** The AI's and a teacher's grade of the same answer: side by side if there is room, otherwise stacked. */
export function GraderColumns({ machine, teacher, teacherLeads = false, heading }: GraderColumnsProps) {
  const byTeacher = (
    <Column key="teacher" title={TEACHER.teacher} heading={heading} examId="by-teacher">
      {teacher}
    </Column>
  );
  const byMachine = machine !== null && (
    <Column key="ai" title={TEACHER.ai} note={TEACHER.aiNote} heading={heading} examId="by-ai">
      {machine}
    </Column>
  );
  return (
    <div className="@container">
      <div className={`grid gap-5 ${machine === null ? '' : '@md:grid-cols-2'}`}>
        {teacherLeads ? [byTeacher, byMachine] : [byMachine, byTeacher]}
      </div>
    </div>
  );
}
