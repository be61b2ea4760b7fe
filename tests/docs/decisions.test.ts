import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .toSorted();
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

describe('decisions', () => {
  it('are numbered from 001, without gaps or duplicates', () => {
    const expected = records.map((_, position) => String(position + 1).padStart(3, '0'));
    expect(records.map((file) => file.split('-')[0])).toEqual(expected);
  });

  it.each(records)('%s has its number in its heading', (file) => {
    const [heading = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 3)}: \\S`));
  });

  it('are each in the index once, in order', () => {
    const listed = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) \S/gm)].map(([, number, file]) => [
      number,
      file,
    ]);
    expect(listed).toEqual(records.map((file) => [file.slice(0, 3), file]));
  });
});
