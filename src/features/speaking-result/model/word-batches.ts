import { SPOKEN_MAX } from '#contract/speech.ts';

/** Different words whose sounds are looked up: enough to find a pattern in a whole test. */
const MAX_WORDS = 600;
/** Words of one text: far below the limit in spoken words, of which one with a hyphen is two. */
const BATCH_WORDS = 150;

/** The different words among those that were heard, in texts as long as may be asked about. Numbers have no sounds to drill. */
export function wordBatches(heard: readonly string[]): string[] {
  const words = [...new Set(heard)].filter((word) => /^[a-z]/.test(word) && word.length < SPOKEN_MAX);
  const batches: string[][] = [];
  let room = 0;
  for (const word of words.toSorted().slice(0, MAX_WORDS)) {
    let batch = batches.at(-1);
    if (!batch || word.length + 1 > room || batch.length === BATCH_WORDS) {
      batch = [];
      batches.push(batch);
      room = SPOKEN_MAX;
    }
    batch.push(word);
    room -= word.length + 1;
  }
  return batches.map((batch) => batch.join(' '));
}
