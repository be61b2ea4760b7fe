import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { useDeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import { TalkSoundCard } from '#src/shared/speaking/talk/talk-sound-card.tsx';
import { Card } from '#src/ui/card.tsx';
import { HeardLine } from './heard-line.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';
import { wordingOf } from './wording-of.ts';

interface DeviceMeasuresProps {
  questions: readonly SpeakingQuestion[];
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
}

function Measured({ wording, recordingId }: { wording: string; recordingId: string }) {
  const talk = useDeviceTalk(recordingId);
  return (
    <li className="grid gap-1 border-t border-line pt-3">
      <p lang="en" className="text-pretty">
        {wording}
      </p>
      <HeardLine talk={talk} />
      {talk.name === 'heard' && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {SHORT_TALK.here.all}
          </summary>
          <TalkSoundCard sound={talk.sound} />
        </details>
      )}
    </li>
  );
}

/** What this device heard in a talk, until the server has graded it. */
export function DeviceMeasures({ questions, answers }: DeviceMeasuresProps) {
  const required = questions.filter(({ follows }) => follows === undefined);
  const answered = required.filter(({ id }) => answers.has(id)).length;
  return (
    <Card as="section" className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-semibold">{SHORT_TALK.here.title}</h2>
        <p>{SHORT_TALK.here.answered(answered, required.length)}</p>
        <p className="text-sm text-muted">{SHORT_TALK.here.text}</p>
      </div>
      <ul className="grid gap-3">
        {questions.map((question) => {
          const answer = answers.get(question.id) ?? null;
          const recordingId = recordingOf(answer);
          return recordingId === null ? null : (
            <Measured key={question.id} wording={wordingOf(question, answer)} recordingId={recordingId} />
          );
        })}
      </ul>
    </Card>
  );
}
