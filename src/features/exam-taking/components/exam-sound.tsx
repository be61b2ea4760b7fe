import type { TestPart } from '#contract/exam-taking.ts';
import type { ReadTest } from '#src/shared/exam/read-exam.ts';
import type { AttemptNotes } from '../model/attempt-notes.ts';
import { OncePlayer } from './once-player.tsx';

interface TestSoundProps {
  test: ReadTest['test'];
  /** The one that the learner is at. */
  part: TestPart | undefined;
  heard: AttemptNotes['heard'];
  onNotes: (step: (before: AttemptNotes) => AttemptNotes) => void;
}

/**
 * The recording of a test. Among parts of other skills it belongs to its own, until it has been begun: leaving that part
 * does not stop it.
 */
export function TestSound({ test, part, heard, onNotes }: TestSoundProps) {
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
