/**
 * Learns which frequent words follow each other more often than chance would have it, and writes
 * `rules/writing/neighbours.ts`. Run with: node server/engines/writing/training/learn-neighbours.ts FOLDER,
 * where each subfolder of FOLDER is a book listed in README.md.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readEssay } from '#rules/writing/essay-text.ts';
import { gapText } from '#rules/writing/gap-text.ts';

/** More words add little: 2,000 do not separate shuffled essays from real ones any better. */
const WORDS = 1000;
const OUT = new URL('../../../../rules/writing/neighbours.ts', import.meta.url);

/** Running text of a module; a paragraph with a formula is left out. */
function paragraphsOf(xml: string): string[] {
  return xml.split('<para ').flatMap((part, index) => {
    const end = part.indexOf('</para>');
    if (index === 0 || end < 0) return [];
    const inner = part.slice(part.indexOf('>') + 1, end);
    if (inner.includes('<m:math')) return [];
    return [
      inner
        .replace(/<[^<>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#160;', ' ')
        .replace(/\s+/g, ' '),
    ];
  });
}

/** Runs of words between separating punctuation; commas do not separate, as in an essay. */
function* runsOf(folder: string): Generator<string[]> {
  for (const book of readdirSync(folder)) {
    for (const name of readdirSync(`${folder}/${book}/modules`)) {
      const path = `${folder}/${book}/modules/${name}/index.cnxml`;
      if (!existsSync(path)) continue;
      for (const paragraph of paragraphsOf(readFileSync(path, 'utf8'))) {
        for (const part of paragraph.split(/[.!?;:()“”"—–]/))
          yield readEssay(part).tokens.map(({ word }) => word);
      }
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder with the books.');
const runs = [...runsOf(folder)];
const uses = new Map<string, number>();
for (const word of runs.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
const total = [...uses.values()].reduce((sum, count) => sum + count, 0);
const words = [...uses]
  .filter(([word]) => /^[a-z'-]+$/.test(word))
  .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word);
const place = new Map(words.map((word, index) => [word, index]));

const pairs = new Map<number, number>();
for (const run of runs) {
  for (const [index, word] of run.entries()) {
    const [first, second] = [place.get(word), place.get(run[index + 1] ?? '')];
    if (first === undefined || second === undefined) continue;
    const key = first * WORDS + second;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
}
const expected = (key: number): number =>
  ((uses.get(words[Math.floor(key / WORDS)] ?? '') ?? 0) * (uses.get(words[key % WORDS] ?? '') ?? 0)) / total;
const usual = [...pairs]
  .filter(([key, count]) => count > expected(key))
  .map(([key]) => key)
  .sort((a, b) => a - b);

writeFileSync(
  OUT,
  `/**
 * Made by \`server/engines/writing/training/learn-neighbours.ts\` of textbooks by OpenStax, Rice University, under CC BY 4.0;
 * README.md beside that script lists them. ${runs.length} runs of ${total} words.
 */
export const NEIGHBOUR_WORDS =
  ${JSON.stringify(words.join(' ')).replaceAll("\\'", "'")};
/** Pairs in rising order, first word times ${WORDS} plus second word, as gaps (\`gap-text.ts\`). */
export const NEIGHBOUR_PAIRS =
  ${JSON.stringify(gapText(usual))};
`,
);
console.log(`${words.length} words, ${usual.length} pairs of ${pairs.size} seen`);
