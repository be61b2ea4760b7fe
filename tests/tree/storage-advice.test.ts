import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** Where a cause is classified, the advice follows it. */
const OWNER = 'src/messages/storage.ts';
/** A cause of an unsaved thing, or what to do about it; that the server is full is said by its own code. */
const ADVICE =
  /dọn bớt|giải phóng chỗ|thường là vì hết chỗ|kiểm tra bộ nhớ|máy(?: bạn)? (?:đã )?hết chỗ(?! chứa)|không còn chỗ|chế độ ẩn danh/iu;
/** What it is like when a browser evicts what it keeps: no cause of a failure. */
const FACTS = [
  'src/features/install/messages/install-page.ts',
  'src/messages/diagnostics.ts',
  'src/messages/download.ts',
  'src/messages/outbox.ts',
];

const advising = (files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => ADVICE.test(source.normalize('NFC'))).map(({ path }) => path);

it('only one file says why something was not stored, and what helps', () => {
  const found = advising(sourcesIn('src', 'contract', 'rules'));
  expect(found.filter((path) => path !== OWNER && !FACTS.includes(path))).toEqual([]);
  expect(found).toContain(OWNER);
});

it('finds a guess', () => {
  const guess = 'Máy chưa lưu được. Bạn dọn bớt bộ nhớ rồi thử lại nhé.';
  const files = [guess, 'Máy đã hết chỗ.', 'Máy chủ tạm hết chỗ chứa', 'Mình chưa lưu được câu này.'].map(
    (source, at) => ({ path: String(at), source }),
  );
  expect(advising(files)).toEqual(['0', '1']);
});
