import { Microphone, MicrophoneError } from '#src/shared/audio/microphone.ts';
import { isApple, pickRecordingType } from '#src/shared/audio/recording-type.ts';

/** Duration of a trial recording, milliseconds. */
export const TRIAL_MS = 5_000;
/** Loudness from which somebody counts as heard: root mean square of the samples, 0 to 1. */
const HEARD = 0.02;
/** Loudness that fills the meter. */
const METER_FULL = 0.25;

interface Trial {
  audio: Blob;
  heard: boolean;
}

interface TrialPorts {
  /** Called once the microphone is open. */
  onStart: () => void;
  /** The current loudness, 0 to 1 of the meter. */
  onLevel: (level: number) => void;
  signal: AbortSignal;
}

/** Reports the loudness of the stream on every animation frame; returns a stop function. */
function watchLoudness(stream: MediaStream, onLoudness: (loudness: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const measure = (): void => {
    analyser.getFloatTimeDomainData(samples);
    let power = 0;
    for (const sample of samples) power += sample * sample;
    onLoudness(Math.sqrt(power / samples.length));
    frame = requestAnimationFrame(measure);
  };
  measure();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

/** The recording, until its time is up or `signal` aborts. */
function record(stream: MediaStream, type: string, signal: AbortSignal): Promise<Blob> {
  const recorder = new MediaRecorder(stream, { mimeType: type });
  const pieces: Blob[] = [];
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(stop, TRIAL_MS);
    signal.addEventListener('abort', stop, { once: true });
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('error', () => reject(new MicrophoneError('busy')), { once: true });
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      resolve(new Blob(pieces, { type: type.split(';')[0] ?? type }));
    });
    recorder.start();
  });
}

/** Records a few seconds into memory only. Rejects with `MicrophoneError` if no microphone is available. */
export async function tryMicrophone({ onStart, onLevel, signal }: TrialPorts): Promise<Trial> {
  const picked = pickRecordingType(isApple(), (type) => MediaRecorder.isTypeSupported(type));
  if (!picked) throw new MicrophoneError('unsupported');
  const microphone = new Microphone();
  const stream = await microphone.open();
  let loudest = 0;
  const stop = watchLoudness(stream, (loudness) => {
    loudest = Math.max(loudest, loudness);
    onLevel(Math.min(1, loudness / METER_FULL));
  });
  try {
    onStart();
    return { audio: await record(stream, picked.recorder, signal), heard: loudest >= HEARD };
  } finally {
    stop();
    microphone.release();
  }
}
