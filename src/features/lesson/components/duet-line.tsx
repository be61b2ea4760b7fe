import type { DuetLine } from '#contract/lesson-detail.ts';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { DUET } from '#src/messages/lesson.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { DUET_RESULT } from '../messages/duet-result.ts';

interface SpokenLineProps {
  line: DuetLine;
  isOwn: boolean;
  answer: Answer | undefined;
  /** Pronunciation when the line was last graded, 0–100. */
  score: number | undefined;
}

/** A line already spoken, with playback. */
export function SpokenLine({ line, isOwn, answer, score }: SpokenLineProps) {
  const recording = recordingOf(answer ?? null);
  return (
    <li
      className={`grid max-w-[85%] gap-2 rounded-control p-3 ${isOwn ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunk'}`}
    >
      <p className="text-sm font-semibold text-muted">{isOwn ? DUET.you : DUET.speaker(line.speaker)}</p>
      <p lang="en">{line.text}</p>
      {score !== undefined && <p className="text-sm text-muted">{DUET_RESULT.lineScore(score)}</p>}
      {recording && <OwnRecording recordingId={recording} />}
    </li>
  );
}
