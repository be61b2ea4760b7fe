import { Mic, Square } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { RECORDING_STATE, recordingState } from '#rules/speaking/recording-state.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useVoiceConsent } from '#src/platform/outbox/consent/use-voice-consent.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { respond } from '#src/ui/sounds/respond.ts';
import type { Recorder, RecorderTarget } from './recorder.ts';
import { RecorderFailed } from './recorder-failed.tsx';
import { NOT_HERE, NOT_HERE_OFFLINE, UNSAVED } from './recorder-words.ts';
import { UnsavedRecording } from './unsaved-recording.tsx';
import { useAudioLink } from './use-audio-link.ts';
import { type RecordingSound, useRecording } from './use-recording.ts';

const Waveform = lazyPart(async () => ({ default: (await import('./waveform.tsx')).Waveform }));

interface RecorderPanelProps {
  recorder: Recorder;
  target: RecorderTarget;
  recordingId: string | null;
  onSaved: (recordingId: string) => Promise<void>;
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{formatSeconds((now - since) / 1000)}</span>;
}

function Consent({ owner }: { owner: string }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p>{ASK_VOICE.text}</p>
      <Button onClick={() => void giveVoiceConsent(owner)}>{ASK_VOICE.accept}</Button>
    </div>
  );
}

/** A recording that is not on this device is on the server, wherever it was made. */
function NotHere({ recording: { audio, row, isMissing } }: { recording: RecordingSound }) {
  if (row !== null || (audio === null && !isMissing)) return null;
  return <p className="text-sm text-muted text-pretty">{audio ? NOT_HERE : NOT_HERE_OFFLINE}</p>;
}

/** Asks for consent, records, offers what a crash left behind, and plays the recording. */
export function RecorderPanel({ recorder, target, recordingId, onSaved }: RecorderPanelProps) {
  const consented = useVoiceConsent(target.owner);
  const state = useStore(recorder.state);
  const recording = useRecording(recordingId);
  const { attemptId, questionId } = target;
  const readInterrupted = useCallback(() => findInterrupted(attemptId, questionId), [attemptId, questionId]);
  const interrupted = useLive(readInterrupted);
  // An unsaved recording blocks the next one.
  const busy = state.name !== 'idle' && state.name !== 'failed';
  const audio = useAudioLink(recording.audio, busy);
  // The server's evaluation of a recording is shown below the recorder.
  const step = recordingState({
    isRecording: state.name === 'recording',
    hasAudio: recordingId !== null,
    isSent: false,
    hasResult: false,
  });

  return (
    <div className="grid gap-4">
      {interrupted && !busy && (
        <Notice tone="warning" title="Lần ghi âm trước bị ngắt giữa chừng">
          <p>Phần đã ghi vẫn còn trên máy.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => void onSaved(interrupted.id)}>Giữ phần đã ghi</Button>
            <Button variant="quiet" onClick={() => void discardRecording(interrupted.id)}>
              Bỏ
            </Button>
          </div>
        </Notice>
      )}
      {audio && !busy && (
        <Suspense fallback={<div className="h-12" />}>
          <Waveform audio={audio} label="bản ghi của bạn" />
        </Suspense>
      )}
      {!busy && recordingId !== null && <NotHere recording={recording} />}
      {state.name === 'failed' && (
        <RecorderFailed
          state={state}
          owner={target.owner}
          onAnyway={() => void recorder.start(target, onSaved, 'anyway')}
        />
      )}
      {state.name === 'unsaved' && (
        <UnsavedRecording recorder={recorder} owner={target.owner} sound={state.sound} why={state.why} />
      )}
      {state.name === 'recording' && !state.isStored && <Notice tone="warning">{UNSAVED.inMemory}</Notice>}
      {consented === false && <Consent owner={target.owner} />}
      {state.name === 'recording' && (
        <Button variant="danger" icon={Square} onClick={() => recorder.stop()}>
          Dừng ghi · <Elapsed since={state.startedAt} />
        </Button>
      )}
      {consented && step !== RECORDING_STATE.RECORDING && state.name !== 'unsaved' && (
        <Button
          variant={step === RECORDING_STATE.HAVE_AUDIO ? 'secondary' : 'primary'}
          icon={Mic}
          disabled={busy}
          onClick={() => {
            respond('recording');
            void recorder.start(target, onSaved);
          }}
        >
          {step === RECORDING_STATE.HAVE_AUDIO ? 'Ghi âm lại' : 'Bắt đầu ghi âm'}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {state.name === 'asking' && 'Đang mở micro'}
        {state.name === 'recording' &&
          state.isStored &&
          'Đang ghi âm. Mỗi giây ghi được đều lưu ngay trên máy.'}
        {state.name === 'saving' && 'Đang lưu bản ghi'}
      </p>
    </div>
  );
}
