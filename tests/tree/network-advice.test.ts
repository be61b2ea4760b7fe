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

/** With a network the server may be down all the same: what is sent, and what the server does then, follows a connection. */
const PROMISE =
  /có mạng,? (?:(?:là|thì) )?(?:mình|tự|AI|máy chủ) (?:sẽ )?(?:gửi|chấm|cập nhật|xác nhận|kiểm tra)|(?:gửi(?: đi)?|chấm|biết) khi có mạng/iu;

const promising = (files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => PROMISE.test(source.normalize('NFC'))).map(({ path }) => path);

const blaming = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ source }) => BLAME.test(source.normalize('NFC')) || BY_HAND.test(source))
    .map(({ path }) => path);

it('a missing network is given as the cause only where there is none', () => {
  expect(blaming(sourcesIn('src')).filter((path) => !OFFLINE.includes(path))).toEqual([]);
});

it('a network alone sends nothing', () => {
  expect(promising(sourcesIn('src', 'rules', 'contract'))).toEqual([]);
});

it('finds a promise', () => {
  const texts = [
    'Có mạng là mình gửi và chấm ngay.',
    'Kết quả sẽ tự gửi khi có mạng.',
    'Có mạng, mình cập nhật.',
    'Kết nối được là mình gửi.',
    'Bạn mở bài một lần khi có mạng.',
    'Bản ghi đã gửi vẫn nghe lại được khi có mạng.',
  ];
  expect(promising(texts.map((source, at) => ({ path: String(at), source })))).toEqual(['0', '1', '2']);
});

it('finds a guess', () => {
  const guesses = [
    "failed: 'Chưa tải được. Bạn kiểm tra mạng rồi thử lại nhé.'",
    'isUnreachable(result.code) ? WORDS.needsNetwork : result.message',
    "failed: 'Chưa tải được. Bạn thử lại nhé.'",
  ];
  expect(blaming(guesses.map((source, at) => ({ path: String(at), source })))).toEqual(['0', '1']);
});
