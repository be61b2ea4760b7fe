import { levelOf } from '#rules/speaking/background-noise.ts';
import { Microphone, MicrophoneError } from '#src/shared/audio/microphone.ts';
import { isApple, pickRecordingType } from '#src/shared/audio/recording-type.ts';

/** Level from which somebody counts as heard, decibels below full scale. */
const HEARD = -34;
/** Loudness that fills the meter: root mean square of the samples, 0 to 1. */
const METER_FULL = 0.25;

export interface Trial {
  audio: Blob;
  /** There was a sound as loud as a voice. */
  heard: boolean;
  /** Levels at even intervals, decibels below full scale. */
  levels: number[];
}

interface TrialPorts {
  /** Length of the recording. */
  seconds: number;
  /** Called once the microphone is open. */
  onStart: () => void;
  /** The current loudness, 0 to 1 of the meter. */
  onLevel: (level: number) => void;
  signal: AbortSignal;
}

/** Reports the level of the stream on every animation frame; returns a stop function. */
function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const measure = (): void => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
    frame = requestAnimationFrame(measure);
  };
  measure();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

/** The recording, until its time is up or `signal` aborts. */
function record(stream: MediaStream, type: string, seconds: number, signal: AbortSignal): Promise<Blob> {
  const recorder = new MediaRecorder(stream, { mimeType: type });
  const pieces: Blob[] = [];
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(stop, seconds * 1_000);
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
export async function tryMicrophone({ seconds, onStart, onLevel, signal }: TrialPorts): Promise<Trial> {
  const picked = pickRecordingType(isApple(), (type) => MediaRecorder.isTypeSupported(type));
  if (!picked) throw new MicrophoneError('unsupported');
  const microphone = new Microphone();
  const stream = await microphone.open();
  const levels: number[] = [];
  const stop = watchLevel(stream, (level) => {
    levels.push(level);
    onLevel(Math.min(1, 10 ** (level / 20) / METER_FULL));
  });
  try {
    onStart();
    const audio = await record(stream, picked.recorder, seconds, signal);
    return { audio, heard: levels.some((level) => level >= HEARD), levels };
  } finally {
    stop();
    microphone.release();
  }
}
