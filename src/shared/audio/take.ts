import { LONGEST_RECORDING_SECONDS } from '#rules/speaking/recording-size.ts';
import { noteUse } from '#src/platform/outbox/time/measure.ts';
import { keepScreenOn } from './keep-screen-on.ts';

/** Interval at which the recorder hands over its data, milliseconds: a kill loses at most this much. */
const SLICE_MS = 1_000;
const MAX_MS = LONGEST_RECORDING_SECONDS * 1_000;

/** A recording in progress. */
export interface Take {
  track: MediaStreamTrack | null;
  stop(): void;
  /**
   * Fulfilled when it has stopped, also by its length or the microphone's end, and handed over all its data.
   */
  ended: Promise<void>;
}

/** Records a stream, with the screen kept on. */
export function beginTake(stream: MediaStream, mimeType: string, onData: (data: Blob) => void): Take {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 48_000 });
  const letScreenGo = keepScreenOn();
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => {
      noteUse();
      onData(data);
    });
    recorder.addEventListener('stop', () => resolve(), { once: true });
    recorder.addEventListener('error', () => resolve(), { once: true });
  });
  const tracks = stream.getAudioTracks();
  for (const track of tracks) track.addEventListener('ended', stop, { once: true });
  const limit = setTimeout(stop, MAX_MS);
  recorder.start(SLICE_MS);
  const ended = stopped.then(() => {
    clearTimeout(limit);
    letScreenGo();
  });
  return { track: tracks[0] ?? null, stop, ended };
}
