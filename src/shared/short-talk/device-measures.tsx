import type { Answer } from '#contract/question.ts';
import type { RoomQuestion } from '#contract/speaking.ts';
import { Card } from '#src/ui/card.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

interface DeviceMeasuresProps {
  questions: readonly RoomQuestion[];
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
}

/** What this device knows of a talk, until the server has graded it. */
export function DeviceMeasures({ questions, answers }: DeviceMeasuresProps) {
  const required = questions.filter(({ follows }) => follows === undefined);
  const answered = required.filter(({ id }) => answers.has(id)).length;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="font-semibold">{SHORT_TALK.here.title}</h2>
      <p>{SHORT_TALK.here.answered(answered, required.length)}</p>
      <p className="text-sm text-muted">{SHORT_TALK.here.text}</p>
    </Card>
  );
}
