import type { ExamPart, ExamQuestion } from '#contract/exam-taking.ts';
import { EXAM } from '#src/messages/exam.ts';
import { Prose } from '#src/ui/prose.tsx';
import { paneProps, passagePane } from '../model/panes.ts';
import { promptIdOf } from './exam-question.tsx';

/** The instructions of a part. */
export function PartInstructions({ part }: { part: ExamPart }) {
  return (
    <div className="text-muted" {...paneProps(`instructions:${part.position}`)}>
      <Prose markdown={part.instructions} />
    </div>
  );
}

/** The number and title of a part. */
export function PartTitle({ part }: { part: ExamPart }) {
  return (
    <h2 className="text-lg font-semibold">
      {EXAM.part(part.position)}
      {part.title && `: ${part.title}`}
    </h2>
  );
}

interface PartTextProps {
  part: ExamPart;
  /** Questions whose prompt is the text: writing tasks. */
  tasks: readonly ExamQuestion[];
}

/** The left pane: the passage of the questions, or the writing tasks. */
export function PartText({ part, tasks }: PartTextProps) {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <PartTitle part={part} />
      {part.passage === null && <PartInstructions part={part} />}
      <div lang="en" className="grid gap-6" {...paneProps(passagePane(part.position))}>
        {part.passage !== null && <Prose markdown={part.passage} size="passage" />}
        {tasks.map(({ id, content }) => (
          <div key={id} id={promptIdOf(id)}>
            <Prose markdown={content.prompt} size="passage" />
          </div>
        ))}
      </div>
    </div>
  );
}
