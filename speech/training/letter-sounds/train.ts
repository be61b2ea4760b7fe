/**
 * Learns letter-to-sound rules from the CMU dictionary and writes `speech/letter-sound-rules.ts`; `--check`
 * only measures, on a held-out tenth of the words. Run with: node speech/training/letter-sounds/train.ts
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { contextsOf, readRules, soundOut } from '../../letter-contexts.ts';

const ROUNDS = 5;
/** Contexts that occur less often are dropped as chance. */
const MIN_COUNT = 3;
const OUT = new URL('../../letter-sound-rules.ts', import.meta.url);

interface Entry {
  word: string;
  phones: string[];
}

const entries: Entry[] = Object.entries(dictionary)
  .filter(([word]) => /^[a-z]{3,}$/.test(word))
  .map(([word, phones]) => ({ word, phones: phones.split(' ') }));

/** Deterministic, so that the figures are reproducible. */
function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    yield state / 4_294_967_296;
  }
}

const plain = (phone: string): string => phone.replace(/\d/g, '');

type Likelihood = (letter: string, sound: string, at: number, heard: number) => number;

/** The likeliest assignment of zero to two phones to each letter, in order; null if impossible. */
function align({ word, phones }: Entry, likelihood: Likelihood): string[] | null {
  const [n, m] = [word.length, phones.length];
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1).fill(Number.NEGATIVE_INFINITY));
  const taken = Array.from({ length: n + 1 }, () => new Int8Array(m + 1));
  const start = best[0];
  if (start) start[0] = 0;
  for (let i = 0; i < n; i++) {
    const [row, next, steps] = [best[i], best[i + 1], taken[i + 1]];
    if (!row || !next || !steps) continue;
    for (let j = 0; j <= m; j++) {
      const here = row[j] ?? Number.NEGATIVE_INFINITY;
      if (here === Number.NEGATIVE_INFINITY) continue;
      for (let k = 0; k <= 2 && j + k <= m; k++) {
        const sound = phones
          .slice(j, j + k)
          .map(plain)
          .join(' ');
        const value = here + likelihood(word[i] ?? '', sound, (i + 0.5) / n, (j + k / 2) / m);
        if (value <= (next[j + k] ?? 0)) continue;
        next[j + k] = value;
        steps[j + k] = k;
      }
    }
  }
  if (best[n]?.[m] === Number.NEGATIVE_INFINITY) return null;
  const sounds: string[] = [];
  let j = m;
  for (let i = n; i > 0; i--) {
    const k = taken[i]?.[j] ?? 0;
    sounds.unshift(phones.slice(j - k, j).join(' '));
    j -= k;
  }
  return sounds;
}

/** Initial estimate: one phone per letter, spread evenly. */
const evenly: Likelihood = (_, sound, at, heard) =>
  ([-1.2, 0, -2.2][sound === '' ? 0 : sound.split(' ').length] ?? 0) - Math.abs(at - heard) * 3;

function counted(words: readonly Entry[], likelihood: Likelihood): Likelihood {
  const pairs = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const entry of words) {
    for (const [at, sound] of (align(entry, likelihood) ?? []).entries()) {
      const letter = entry.word[at] ?? '';
      const pair = `${letter}|${sound.split(' ').map(plain).join(' ')}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
  }
  return (letter, sound) =>
    Math.log(((pairs.get(`${letter}|${sound}`) ?? 0) + 0.01) / ((letters.get(letter) ?? 0) + 1));
}

/** The most frequent sound of each context, unless a shorter context implies the same. */
function learn(words: readonly Entry[]): Map<string, string> {
  let likelihood = evenly;
  for (let round = 0; round < ROUNDS; round++) likelihood = counted(words, likelihood);
  const counts = new Map<string, Map<string, number>>();
  for (const entry of words) {
    for (const [at, sound] of (align(entry, likelihood) ?? []).entries()) {
      for (const context of contextsOf(entry.word, at)) {
        const sounds = counts.get(context) ?? new Map<string, number>();
        counts.set(context, sounds.set(sound, (sounds.get(sound) ?? 0) + 1));
      }
    }
  }
  const rules = new Map<string, string>();
  for (const [context, sounds] of [...counts].toSorted(([a], [b]) => a.length - b.length)) {
    const [[sound, times] = ['', 0]] = [...sounds].toSorted(([, a], [, b]) => b - a);
    const all = [...sounds.values()].reduce((sum, count) => sum + count, 0);
    if (context.length > 1 && (all < MIN_COUNT || times < 2)) continue;
    let around = context.slice(0, -1);
    while (around !== '' && !rules.has(around)) around = around.slice(0, -1);
    if (around === '' || rules.get(around) !== sound) rules.set(context, sound);
  }
  return rules;
}

/** Sorted and prefix-compressed against the previous context: `5ab=AE1`. */
function written(rules: ReadonlyMap<string, string>): string {
  let before = '';
  return [...rules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([context, sound]) => {
      let shared = 0;
      while (shared < context.length && context[shared] === before[shared]) shared++;
      before = context;
      return `${shared.toString(36)}${context.slice(shared)}=${sound.replace(' ', '+')}`;
    })
    .join(';');
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, left] of a.entries()) {
    const next = [i + 1];
    for (const [j, right] of b.entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (left === right ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function measure(rules: ReadonlyMap<string, string>, words: readonly Entry[]): void {
  let wrong = 0;
  let phones = 0;
  let wrongWords = 0;
  let stressed = 0;
  let sameSounds = 0;
  for (const entry of words) {
    const found = soundOut(rules, entry.word);
    const far = distance(entry.phones.map(plain), found.map(plain));
    wrong += far;
    phones += entry.phones.length;
    wrongWords += far > 0 ? 1 : 0;
    if (far > 0) continue;
    sameSounds += 1;
    const main = (sounds: readonly string[]) => sounds.findIndex((sound) => sound.endsWith('1'));
    stressed += main(found) === main(entry.phones) ? 1 : 0;
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const size = gzipSync(written(rules)).length;
  console.log(
    `${words.length} words unseen: ${share(wrong, phones)} of the phones and ${share(wrongWords, words.length)} of the words wrong,`,
    `main stress right in ${share(stressed, sameSounds)} of the words right; ${rules.size} rules, ${size} bytes gzipped`,
  );
}

const random = randomNumbers(5);
const [seen, unseen]: [Entry[], Entry[]] = [[], []];
for (const entry of entries) (random.next().value < 0.1 ? unseen : seen).push(entry);
measure(learn(seen), unseen);

if (!process.argv.includes('--check')) {
  const rules = learn(entries);
  const text = written(rules);
  if (readRules(text).size !== rules.size) throw new Error('what is written is not what is read');
  const head = '/** Made by `speech/training/letter-sounds/train.ts` of the CMU Pronouncing Dictionary. */\n';
  writeFileSync(OUT, `${head}export const LETTER_SOUND_RULES =\n  '${text}';\n`);
}
