import type { PackSounds } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { openKnownWords } from './known-words.ts';
import { readLetters } from './read-letters.ts';
import { readChart } from './read-sound.ts';

/** Reads the pack's folders `ipa-chart/` and `letters/`. Faults are reported, and what has them is left out. */
export async function readSounds({ texts: files }: PackFiles, problems: ProblemReport): Promise<PackSounds> {
  const soundFiles = files.filter(({ kind }) => kind === 'sound');
  const letterFiles = files.filter(({ kind }) => kind === 'letters');
  if (soundFiles.length + letterFiles.length === 0) return { texts: [], sets: [] };
  const words = await openKnownWords();
  const { sounds, sets } = readChart(soundFiles, words, problems);
  const { letters, topics, sets: spelt } = readLetters(letterFiles, words, problems);
  return {
    texts: [
      { kind: 'chart', sounds },
      { kind: 'letters', letters, topics },
    ],
    sets: [...sets, ...spelt],
  };
}
