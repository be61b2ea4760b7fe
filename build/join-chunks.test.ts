import { describe, expect, it } from 'vitest';
import { type Chunk, joinChunks } from './join-chunks.ts';

const OPTIONS = { bytesPerFile: 100, otherLoads: 0 };
const chunk = (file: string, size: number, ...imports: string[]): Chunk => ({ file, size, imports });
const alone = (one: Chunk): Chunk => ({ ...one, isAlone: true });

interface Loaded {
  imports: string[];
  weight: number;
}
const page = (...imports: string[]): Loaded => ({ imports, weight: 1 });

/** Joins as text: `a+b c+d`. */
function joined(chunks: Chunk[], loaded: Loaded[], options = OPTIONS): string {
  const files = loaded.map(({ imports }, index) => alone(chunk(`page-${index}`, 1, ...imports)));
  const pages = loaded.map(({ weight }, index) => ({ file: `page-${index}`, weight }));
  return joinChunks([...chunks, ...files], pages, options)
    .map((join) => join.sort().join('+'))
    .sort()
    .join(' ');
}

describe('joinChunks', () => {
  it.each<[string, Chunk[], Loaded[], string]>([
    [
      'joins what the same pages load',
      [chunk('a', 50), chunk('b', 50)],
      [page('a', 'b'), page('a', 'b')],
      'a+b',
    ],
    [
      'joins where a request costs more than the bytes for nothing',
      [chunk('a', 90), chunk('b', 500)],
      [page('a', 'b'), page('b')],
      'a+b',
    ],
    [
      'leaves apart where the bytes cost more',
      [chunk('a', 110), chunk('b', 500)],
      [page('a', 'b'), page('b')],
      '',
    ],
    ['leaves apart what no page loads together', [chunk('a', 1), chunk('b', 1)], [page('a'), page('b')], ''],
    ['leaves alone what is to be alone', [alone(chunk('a', 1)), chunk('b', 1)], [page('a', 'b')], ''],
    [
      'counts what a page would load because of the other half',
      [chunk('a', 10), chunk('b', 10, 'far'), chunk('far', 5_000)],
      [page('a', 'b'), page('a')],
      'b+far',
    ],
    [
      'joins no two between which a third stands that stays alone',
      [chunk('a', 1, 'large'), alone(chunk('large', 1, 'b')), chunk('b', 1)],
      [page('a'), page('a')],
      '',
    ],
    [
      'joins on until nothing is saved',
      [chunk('a', 1), chunk('b', 1), chunk('c', 1), chunk('d', 900)],
      [page('a', 'b', 'c'), page('a', 'c'), page('d')],
      'a+b+c',
    ],
  ])('%s', (_, chunks, pages, expected) => {
    expect(joined(chunks, pages)).toBe(expected);
  });

  it('counts the loads of a page by its weight', () => {
    const chunks = [chunk('a', 90), chunk('b', 500)];
    expect(joined(chunks, [page('a', 'b'), { imports: ['b'], weight: 2 }])).toBe('');
  });

  it('counts the load of each file when the app is installed', () => {
    const chunks = [chunk('a', 30), chunk('b', 500)];
    const pages = [page('a'), page('b')];
    expect(joined(chunks, pages, { ...OPTIONS, otherLoads: 6 })).toBe('a+b');
  });

  it('tells more than 32 pages apart', () => {
    const chunks = [chunk('a', 60), chunk('b', 60)];
    const pages = [...Array(40)].map((_, index) => (index === 39 ? page('a', 'b') : page('a')));
    expect(joined(chunks, pages)).toBe('');
    expect(joined(chunks, [...pages.slice(0, 39).map(() => page('a', 'b')), page('a')])).toBe('a+b');
  });
});
