import { useCallback, useEffect, useRef, useState } from 'react';
import { loadRecording } from '#src/shared/audio/load-recording.ts';
import { playSound, type Span, wavOf } from '#src/shared/reading-report/clip.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';

type Decoded = Awaited<ReturnType<typeof decodeRecording>>;

/** A part of a recording. */
export interface Moment extends Span {
  recordingId: string;
}

export interface Moments {
  /** Key of what is playing. */
  playing: string | null;
  /** Key of what could not be played last. */
  failed: string | null;
  play: (moment: Moment) => void;
  stop: () => void;
}

export const momentKey = ({ recordingId, start }: Moment): string => `${recordingId}@${start}`;

async function decode(recordingId: string): Promise<Decoded> {
  const sound = await loadRecording(recordingId);
  if (!sound) throw new Error(`recording ${recordingId} is not here`);
  return decodeRecording(await sound.arrayBuffer());
}

/** Plays moments of the learner's recordings, one at a time. A recording is fetched when it is first needed. */
export function useMoments(): Moments {
  const decoded = useRef(new Map<string, Promise<Decoded>>());
  const under = useRef<AbortController | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const stop = useCallback((): void => {
    under.current?.abort();
    setPlaying(null);
  }, []);
  useEffect(() => () => under.current?.abort(), []);

  const play = useCallback((moment: Moment): void => {
    under.current?.abort();
    const leave = new AbortController();
    under.current = leave;
    const key = momentKey(moment);
    setPlaying(key);
    setFailed(null);
    const known = decoded.current.get(moment.recordingId) ?? decode(moment.recordingId);
    decoded.current.set(moment.recordingId, known);
    const run = async (): Promise<void> => {
      const { samples, rate } = await known;
      if (leave.signal.aborted) return;
      const clip = new Blob([wavOf(samples, rate, moment)], { type: 'audio/wav' });
      await playSound(clip, { slow: false, signal: leave.signal });
    };
    run()
      .catch(() => {
        // The next tap tries again.
        decoded.current.delete(moment.recordingId);
        if (!leave.signal.aborted) setFailed(key);
      })
      .finally(() => {
        if (under.current === leave) setPlaying(null);
      });
  }, []);
  return { playing, failed, play, stop };
}
