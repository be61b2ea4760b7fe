/** Loudness of what passes an analyser now: root mean square, 0–1. */
export function levelMeter(analyser: AnalyserNode): () => number {
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
    return Math.sqrt(energy / samples.length);
  };
}
