import { Mic, SkipForward } from 'lucide-react';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { href } from '#contract/href.ts';
import { STORAGE_ADVICE } from '#src/messages/storage.ts';
import { answerOf } from '#src/platform/outbox/attempts/attempts.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { FreeStorageButton } from '#src/shared/audio/free-storage-button.tsx';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { lacksSpace, RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { UnsavedRecording } from '#src/shared/audio/unsaved-recording.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ELSEWHERE } from '../messages/elsewhere.ts';
import { PAUSED, RESUME } from '../messages/speaking-exam.ts';
import type { Elsewhere } from '../model/exam-elsewhere.ts';
import type { PauseCause } from '../model/exam-machine.ts';
import { type ExamProgress, leaveCurrent, placeOf } from '../model/exam-progress.ts';

interface PausedProps {
  owner: string;
  attemptId: string;
  /** `reload`: the page was closed or reloaded meanwhile. */
  why: PauseCause | 'reload';
  progress: ExamProgress;
  recorder: Recorder;
  elsewhere: Elsewhere | null;
  onGoOn: (from: ExamProgress) => void;
}

/** What keeps the recorder from going on, and what helps. */
function RecorderTrouble({ recorder, owner }: Pick<PausedProps, 'recorder' | 'owner'>) {
  const state = useStore(recorder.state);
  if (state.name === 'unsaved')
    return <UnsavedRecording recorder={recorder} owner={owner} sound={state.sound} why={state.why} />;
  if (state.name !== 'failed') return null;
  return (
    <Notice tone="error">
      <p>{RECORDER_PROBLEMS[state.reason]}</p>
      {state.reason === 'storage' && <p>{STORAGE_ADVICE[state.why]}</p>}
      {lacksSpace(state) && <FreeStorageButton owner={owner} />}
    </Notice>
  );
}

/** Whether the question under way has a recording already. */
function useKept(attemptId: string, current: string | null): boolean {
  const read = useCallback(
    async () => current !== null && (await answerOf(attemptId, current)) !== undefined,
    [attemptId, current],
  );
  return useLive(read) === true;
}

/** The test stands still: why, that nothing is lost, and how to go on. */
export function Paused({ owner, attemptId, why, progress, recorder, elsewhere, onGoOn }: PausedProps) {
  const { name } = useStore(recorder.state);
  const isKept = useKept(attemptId, progress.current);
  const isBusy = name === 'recording' || name === 'saving' || name === 'asking';
  const { part, minutes } = placeOf(progress);
  const words = PAUSED[why];
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-center gap-4 px-4 py-6">
      <Card className="grid gap-3">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <p className="text-pretty">{words.text}</p>
        <p className="text-muted">{RESUME.where(part, minutes)}</p>
        {isKept && <p className="text-pretty">{RESUME.kept}</p>}
      </Card>
      {elsewhere?.kind === 'further' && (
        <Notice tone="info">{ELSEWHERE.further(elsewhere.parts, elsewhere.next)}</Notice>
      )}
      <RecorderTrouble recorder={recorder} owner={owner} />
      <div className="grid gap-3">
        <Button
          size="lg"
          icon={Mic}
          busy={isBusy}
          disabled={name === 'unsaved'}
          onClick={() => onGoOn(progress)}
        >
          {isKept ? RESUME.again : RESUME.goOn}
        </Button>
        {isKept && (
          <Button
            variant="secondary"
            icon={SkipForward}
            disabled={isBusy || name === 'unsaved'}
            onClick={() => onGoOn(leaveCurrent(progress))}
          >
            {RESUME.keep}
          </Button>
        )}
        <LinkButton variant="quiet" to={href('speakingRoom')}>
          {RESUME.later}
        </LinkButton>
      </div>
    </div>
  );
}
