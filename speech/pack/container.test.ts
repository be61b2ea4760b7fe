import { describe, expect, it } from 'vitest';
import { packFiles, unpackFiles } from './container.ts';

const ENGINE = { name: 'luyen', version: '1' };
const FILES = new Map([
  ['means', Uint8Array.of(1, 2, 3)],
  ['empty', new Uint8Array()],
  ['words', new TextEncoder().encode('a b\n')],
]);
const PACK = packFiles({ engine: ENGINE, files: FILES });

it('unpacks the packed files under their names', () => {
  const { engine, files } = unpackFiles(PACK);
  expect(engine).toEqual(ENGINE);
  expect([...files].map(([name, bytes]) => [name, [...bytes]])).toEqual(
    [...FILES].map(([name, bytes]) => [name, [...bytes]]),
  );
});

describe('invalid packs are rejected', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  it.each([
    ['nothing', new Uint8Array(), /title/],
    ['a web page', text('<!doctype html>\n<title>x</title>'), /title/],
    ['a pack that was cut', PACK.subarray(0, -1), /bytes/],
    ['a pack with something behind it', Uint8Array.from([...PACK, 0]), /bytes/],
    ['a header that is not JSON', text('luyen speech pack 1\nx\n'), /JSON/],
    ['a header without files', text('luyen speech pack 1\n{}\n'), /engine/],
  ])('%s', (_, bytes, reason) => {
    expect(() => unpackFiles(bytes)).toThrow(reason);
  });
});
