/** Interval at which the microphone's signal is checked, milliseconds. */
const CHECK_MS = 400;
/** Consecutive checks with no signal at all, not even a microphone's noise. */
const SILENT_TIMES = 4;

/** Detects that a track has delivered only zeros for a while. */
function watchSilence(track: MediaStreamTrack, onSilence: () => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let silent = 0;
  const timer = setInterval(() => {
    // A context that is not running delivers zeros too.
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    silent = samples.every((sample) => sample === 0) ? silent + 1 : 0;
    if (silent === SILENT_TIMES) onSilence();
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/**
 * Reports once that another listener has taken the microphone away from a recording: its track is muted or
 * ends (WebKit), or turns silent without an event (Android).
 * @returns stops watching
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
