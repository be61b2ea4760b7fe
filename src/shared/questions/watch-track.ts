/** How often is listened whether the microphone still gives anything, milliseconds. */
const LISTEN_MS = 400;
/** So often in a row nothing at all: not even the noise that every microphone has. */
const SILENT_TIMES = 4;

/** Tells when a track gives nothing but noughts for a while. */
function watchSilence(track: MediaStreamTrack, onSilence: () => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let silent = 0;
  const timer = setInterval(() => {
    // A context that does not run gives noughts of its own.
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    silent = samples.every((sample) => sample === 0) ? silent + 1 : 0;
    if (silent === SILENT_TIMES) onSilence();
  }, LISTEN_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/**
 * Tells once when another listener takes the microphone away from a recording: its track is muted or ends (WebKit), or
 * gives silence and says nothing of it (Android).
 * @returns ends the watch
 */
export function watchTrack(track: MediaStreamTrack, onTaken: () => void): () => void {
  let endSilence: (() => void) | null = null;
  const stop = (): void => {
    track.removeEventListener('mute', taken);
    track.removeEventListener('ended', taken);
    endSilence?.();
    endSilence = null;
  };
  const taken = (): void => {
    stop();
    onTaken();
  };
  track.addEventListener('mute', taken);
  track.addEventListener('ended', taken);
  if ('AudioContext' in window) endSilence = watchSilence(track, taken);
  return stop;
}
