import { useEffect, useRef } from 'react';
import type { DuetLine } from '#contract/lesson-detail.ts';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { DUET } from '#src/messages/lesson.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { RecorderPanel } from '#src/shared/audio/recorder-panel.tsx';
import { SoundPlayer } from '#src/shared/audio/sound-player.tsx';
import { ModelAudio } from '#src/shared/questions/model-audio.tsx';
import { Card } from '#src/ui/card.tsx';

interface DuetTurnProps {
  line: DuetLine;
  /** The learner has already pressed a button, so audio may start by itself. */
  autoPlays: boolean;
  owner: string;
  attemptId: string;
  answer: Answer | undefined;
  recorder: Recorder;
  onSaved: (recordingId: string) => Promise<void>;
}

/** The current line: the other speaker's is played, the learner's is recorded. */
export function DuetTurn(props: DuetTurnProps) {
  const { line, autoPlays, owner, attemptId, answer, recorder, onSaved } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwn = line.question_id !== null;
  useEffect(() => {
    if (!autoPlays) return;
    heading.current?.focus();
    // If the browser blocks autoplay, the learner presses play.
    if (!isOwn) void audio.current?.play().catch(() => undefined);
  }, [autoPlays, isOwn]);
  return (
    <Card>
      <div className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
          {isOwn ? DUET.yourTurn : DUET.speaker(line.speaker)}
        </h2>
        <p lang="en" className="text-xl leading-relaxed">
          {line.text}
        </p>
        {line.audio !== null &&
          (isOwn ? (
            <ModelAudio src={line.audio} />
          ) : (
            <SoundPlayer ref={audio} preload="auto" src={line.audio} label={DUET.listen(line.speaker)} />
          ))}
        {line.question_id !== null && (
          <RecorderPanel
            recorder={recorder}
            target={{ owner, attemptId, questionId: line.question_id }}
            recordingId={recordingOf(answer ?? null)}
            onSaved={onSaved}
          />
        )}
      </div>
    </Card>
  );
}
