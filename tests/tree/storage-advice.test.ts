import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** Where a cause is classified, the advice follows it. */
const OWNER = 'src/messages/storage.ts';
/** A cause of an unsaved thing, or what to do about it; that the server is full is said by its own code. */
const ADVICE =
  /dọn bớt|giải phóng chỗ|thường là vì hết chỗ|kiểm tra bộ nhớ|máy(?: bạn)? (?:đã )?hết chỗ(?! chứa)|không còn chỗ|chế độ ẩn danh/iu;
/** Sentences that say what a browser does some day, or what was known to be full: no cause of a failure is guessed. */
const FACTS = [
  'Chưa. Khi máy hết chỗ, trình duyệt có thể dọn; cài Luyện ra màn hình chính sẽ chắc hơn.',
] as const;

const withoutFacts = (source: string): string =>
  FACTS.reduce((text, fact) => text.replaceAll(fact, ''), source.normalize('NFC'));

const advising = (files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => ADVICE.test(withoutFacts(source))).map(({ path }) => path);

it('only one file says why something was not stored, and what helps', () => {
  const found = advising(sourcesIn('src', 'contract', 'rules'));
  expect(found.filter((path) => path !== OWNER)).toEqual([]);
  expect(found).toContain(OWNER);
});

it('finds a guess', () => {
  const guess = 'Máy chưa lưu được. Bạn dọn bớt bộ nhớ rồi thử lại nhé.';
  const files = [guess, 'Máy đã hết chỗ.', 'Máy chủ tạm hết chỗ chứa', 'Mình chưa lưu được câu này.'].map(
    (source, at) => ({ path: String(at), source }),
  );
  expect(advising(files)).toEqual(['0', '1']);
});
