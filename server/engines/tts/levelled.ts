/** Target loudness for every speaker, and the peak limit, full scale 32767. */
const LOUDNESS = 3_000;
const PEAK = 31_000;
/** Quieter samples are not counted as speech. */
const QUIET = 200;

/** Normalises the loudness of a sentence: voices differ by half. */
export function levelled(pcm: Int16Array): Int16Array {
  let power = 0;
  let count = 0;
  let peak = 1;
  for (const sample of pcm) {
    const size = Math.abs(sample);
    peak = Math.max(peak, size);
    if (size < QUIET) continue;
    power += sample * sample;
    count++;
  }
  if (count === 0) return pcm;
  const gain = Math.min(LOUDNESS / Math.sqrt(power / count), PEAK / peak);
  return pcm.map((sample) => Math.round(sample * gain));
}
