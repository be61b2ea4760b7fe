import { expect, it } from 'vitest';
import { csvOf, SPREADSHEET_START } from './csv.ts';

it.each([
  ['plain words', 'Trần Minh Anh', '"Trần Minh Anh"'],
  ['nothing', '', '""'],
  ['a number to call', '0912345678', '"0912345678"'],
  ['commas and lines', 'a,b\nc', '"a,b\nc"'],
  ['quotes', 'a "b"', '"a ""b"""'],
  ['quotes that would close the cell', '"=1+1', `"'""=1+1"`],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a plus', '+84912345678', `"'+84912345678"`],
  ['a minus', '-1+1', `"'-1+1"`],
  ['an at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a line break', '\r=1', `"'\r=1"`],
  ['spaces before it', '  =1', `"'  =1"`],
  ['a space that is not seen', '\u200B=1', `"'\u200B=1"`],
  ['another width', '＝1', `"'＝1"`],
  ['a sign inside', 'a=1', '"a=1"'],
  ['a formula after a semicolon', 'a;=1+1', `"a;'=1+1"`],
  ['a formula after a comma', 'a,=1+1', `"a,'=1+1"`],
  ['a formula after a quote and a semicolon', 'a";"=1', `"a"";'""=1"`],
  ['a formula after a tab', 'a\t=1', `"a\t'=1"`],
  ['a formula on its second line', 'a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
  ['a formula after a carriage return', 'a\r+1', `"a\r'+1"`],
  ['a formula after a separator of lines', 'a\u2028=1', `"a\u2028'=1"`],
  ['formulas everywhere', '=1;=2; -3', `"'=1;'=2;' -3"`],
  ['a tab and words', '\tabc', `"'\tabc"`],
  ['a carriage return and words', '\rabc', `"'\rabc"`],
  ['words divided by semicolons', 'a; b; c', '"a; b; c"'],
])('a cell with %s', (_, text, written) => {
  expect(csvOf(['A'], [[text]])).toBe(`\uFEFF"A"\r\n${written}`);
});

it('a table has one line per row', () => {
  expect(csvOf(['a', 'b'], [['1', '2']])).toBe('\uFEFF"a","b"\r\n"1","2"');
  expect(SPREADSHEET_START).toBe('\uFEFFsep=,\r\n');
});
