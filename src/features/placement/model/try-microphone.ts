import { Microphone, MicrophoneError } from '#src/shared/audio/microphone.ts';
import { isApple, pickRecordingType } from '#src/shared/audio/recording-type.ts';

/** How long a trial records, milliseconds. */
export const TRIAL_MS = 5_000;
/** Root mean square of a sample's amplitude, 0 to 1, from which on somebody is heard. */
const HEARD = 0.02;
/** What fills the meter. */
const LOUD = 0.25;

interface Trial {
  audio: Blob;
  heard: boolean;
}

interface TrialPorts {
  /** The microphone is open. */
  onStart: () => void;
  /** How loud it is now, 0 to 1 of the meter. */
  onLevel: (level: number) => void;
  signal: AbortSignal;
}

/** Tells of each frame how loud the stream is; returns what stops it. */
function watchLoudness(stream: MediaStream, onLoudness: (loudness: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const look = (): void => {
    analyser.getFloatTimeDomainData(samples);
    let power = 0;
    for (const sample of samples) power += sample * sample;
    onLoudness(Math.sqrt(power / samples.length));
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

/** All that a recorder gives until its time is over, or somebody leaves. */
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

/**
 * Records a few seconds and keeps them in memory alone. Rejects with `MicrophoneError` where there is no microphone to
 * be had.
 */
export async function tryMicrophone({ onStart, onLevel, signal }: TrialPorts): Promise<Trial> {
  const picked = pickRecordingType(isApple(), (type) => MediaRecorder.isTypeSupported(type));
  if (!picked) throw new MicrophoneError('unsupported');
  const microphone = new Microphone();
  const stream = await microphone.open();
  let loudest = 0;
  const stop = watchLoudness(stream, (loudness) => {
    loudest = Math.max(loudest, loudness);
    onLevel(Math.min(1, loudness / LOUD));
  });
  try {
    onStart();
    return { audio: await record(stream, picked.recorder, signal), heard: loudest >= HEARD };
  } finally {
    stop();
    microphone.release();
  }
}
