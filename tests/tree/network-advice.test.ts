import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** A network that is blamed for whatever failed: only `reachability.ts` knows, and words follow `unreachableText`. */
const BLAME = /kiểm tra (?:lại )?mạng|vì mạng|(?:đang|chưa) (?:không )?có mạng nên/iu;
/** Words of our own for a device without a network, chosen by hand for every failed call. */
const BY_HAND = /(?:isOfflineError|isUnreachable)\([^()]*\)+ \? [A-Z]|status === 503 \?|status !== 503/;
/** Each said only of a device without a network. */
const OFFLINE = [
  'src/app/messages/access.ts',
  'src/features/teacher-classes/messages/classes.ts',
  'src/shared/teacher-desk/words.ts',
];

const blaming = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ source }) => BLAME.test(source.normalize('NFC')) || BY_HAND.test(source))
    .map(({ path }) => path);

it('a missing network is given as the cause only where there is none', () => {
  expect(blaming(sourcesIn('src')).filter((path) => !OFFLINE.includes(path))).toEqual([]);
});

it('finds a guess', () => {
  const guesses = [
    "failed: 'Chưa tải được. Bạn kiểm tra mạng rồi thử lại nhé.'",
    'isUnreachable(result.code) ? WORDS.needsNetwork : result.message',
    "failed: 'Chưa tải được. Bạn thử lại nhé.'",
  ];
  expect(blaming(guesses.map((source, at) => ({ path: String(at), source })))).toEqual(['0', '1']);
});
