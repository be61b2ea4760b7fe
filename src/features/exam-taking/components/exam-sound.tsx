import type { ExamPart } from '#contract/exam-taking.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import type { AttemptNotes } from '../model/attempt-notes.ts';
import { OncePlayer } from './once-player.tsx';

interface ExamSoundProps {
  test: ExamWithAnswers['test'];
  /** The current part. */
  part: ExamPart | undefined;
  heard: AttemptNotes['heard'];
  onNotes: (step: (before: AttemptNotes) => AttemptNotes) => void;
}

/**
 * The recording of a test. In a test of mixed skills it is shown only with its own part until it is started;
 * leaving that part does not stop it.
 */
export function ExamSound({ test, part, heard, onNotes }: ExamSoundProps) {
  const tracks = test.parts.flatMap(({ position, audio }) =>
    audio ? [{ part: position, src: audio.src }] : [],
  );
  const isPlaying = heard !== null && !heard.done;
  if (tracks.length === 0 || !(test.skill !== 'mixed' || part?.audio != null || isPlaying)) return null;
  return (
    <OncePlayer
      tracks={tracks}
      heard={heard}
      onHeard={(next) => onNotes((before) => ({ ...before, heard: next(before.heard) }))}
    />
  );
}
