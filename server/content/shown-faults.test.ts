import { describe, expect, it } from 'vitest';
import { starterPack } from '#tests/support/starter-pack.ts';
import { faultOf, shownFaults } from './shown-faults.ts';

describe('a text that is not seen as it was meant', () => {
  it.each([
    ['body', "This week I**'m reading** a book.", 'marks of Markdown'],
    ['body', 'Một *từ in nghiêng * hỏng.', 'marks of Markdown'],
    ['summary', 'Một **từ** đậm.', 'marks of Markdown'],
    ['title', 'Dùng `since`', 'marks of Markdown'],
    ['summary', 'Xem [bài này](/phieu/a).', 'marks of Markdown'],
    ['body', 'Tom &amp;amp; Jerry', 'an HTML tag'],
    ['title', 'Bài <b>một</b>', 'an HTML tag'],
    ['passage', 'Two  spaces.', 'two spaces'],
    ['prompt', 'Can I have two ______ , please?', 'a space before a sign'],
    ['vi', 'Chào undefined!', 'a value that is missing'],
    ['prompt', 'Fill in the gap:\n\n______', 'a gap on a line of its own'],
    ['body', '![](/media/a.mp3)', 'a player or picture without a name'],
    ['body', '![Cây sồi]()', 'a player or picture without a source'],
    ['body', '[bài này]()', 'a link that leads nowhere'],
    ['body', '[](/phieu/a)', 'a link without words'],
  ])('%s: %s', (key, text, expected) => {
    expect(faultOf(key, text)).toMatch(new RegExp(`^${expected}`));
  });

  it.each([
    ['body', "This week **I'm reading** a _good_ book; `a__b` is code.\n\n- one\n- two"],
    ['passage', 'fruit, clothes and \\*phở\\*.'],
    ['prompt', 'The letters ______ every morning at seven.'],
    ['vi', 'Giá 5 < 6, hay 3 * 4?'],
    ['ipa', '/ˈsʌn.deɪ/'],
  ])('%s is in order: %s', (key, text) => {
    expect(faultOf(key, text)).toBeNull();
  });
});

it('nothing in our own content is', async () => {
  expect(shownFaults(await starterPack())).toEqual([]);
});
