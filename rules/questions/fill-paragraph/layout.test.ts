import { describe, expect, it } from 'vitest';
import { formRows, laidLines, laidTable, paragraphsOf } from './layout.ts';

describe('laidLines', () => {
  it.each([
    ['a plain line', 'Opened in {{1}}', [[false, 0, 'Opened in {{1}}']]],
    [
      'headings of both kinds',
      '# The hive\n**Visits**',
      [
        [true, 0, 'The hive'],
        [true, 0, 'Visits'],
      ],
    ],
    [
      'nested bullets',
      '- food\n  - {{1}}\n• water',
      [
        [false, 1, 'food'],
        [false, 2, '{{1}}'],
        [false, 1, 'water'],
      ],
    ],
    [
      'empty lines',
      'one\n\n  \ntwo\n',
      [
        [false, 0, 'one'],
        [false, 0, 'two'],
      ],
    ],
    ['a hyphen inside a word', 'long-term {{1}}', [[false, 0, 'long-term {{1}}']]],
    ['bold words within a line', '**Bees** and {{1}}', [[false, 0, '**Bees** and {{1}}']]],
  ])('%s', (_, text, expected) => {
    expect(laidLines(text).map(({ isHeading, depth, text: line }) => [isHeading, depth, line])).toEqual(
      expected,
    );
  });
});

describe('paragraphsOf', () => {
  it.each([
    ['one', 'a {{1}}\nb', ['a {{1}}\nb']],
    ['two', 'a\n\n \nb\n', ['a', 'b']],
  ])('%s', (_, text, expected) => {
    expect(paragraphsOf(text)).toEqual(expected);
  });
});

describe('laidTable', () => {
  const table = {
    caption: '',
    head: ['Place', 'Price'],
    rows: [
      ['Roof', '{{1}}'],
      ['Park', '£5'],
    ],
  };
  it.each([
    ['bare', 'Place | Price\nRoof | {{1}}\nPark | £5', table],
    ['framed as in Markdown', '| Place | Price |\n|---|:--:|\n| Roof | {{1}} |\n| Park | £5 |', table],
    [
      'with a title above',
      '**Where to go**\nPlace | Price\nRoof | {{1}}\nPark | £5',
      { ...table, caption: 'Where to go' },
    ],
    [
      'an empty corner',
      ' | Price\nRoof | {{1}}',
      { caption: '', head: ['', 'Price'], rows: [['Roof', '{{1}}']] },
    ],
    [
      'rows of different lengths',
      'A | B\n1\n1 | 2\n1 | 2 | 3',
      {
        caption: '',
        head: ['A', 'B', ''],
        rows: [
          ['1', '2', ''],
          ['1', '2', '3'],
        ],
      },
    ],
  ])('%s', (_, text, expected) => {
    expect(laidTable(text)).toEqual(expected);
  });
});

describe('formRows', () => {
  it.each([
    ['a row', 'Name: {{1}}', [{ label: 'Name', text: '{{1}}' }]],
    ['a time is no label', 'Open from 9:30', [{ label: null, text: 'Open from 9:30' }]],
    ['a heading', '**Booking: details**', [{ label: null, text: 'Booking: details' }]],
    ['the first colon parts', 'Time: from: {{1}}', [{ label: 'Time', text: 'from: {{1}}' }]],
  ])('%s', (_, text, expected) => {
    expect(formRows(text)).toEqual(expected);
  });
});
