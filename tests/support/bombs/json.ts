/** A body that is long to parse or to check, or means something else than it says. */
interface JsonBomb {
  name: string;
  text: string;
}

/** @param bytes of each: as many as the call takes */
export const jsonBombs = (bytes: number): JsonBomb[] => {
  const fill = (before: string, part: string, after: string): string =>
    before +
    part.repeat(Math.max(1, Math.floor((bytes - before.length - after.length) / part.length))) +
    after;
  const half = Math.floor(bytes / 2) - 10;
  return [
    { name: 'arrays within arrays', text: '['.repeat(half) + ']'.repeat(half) },
    { name: 'objects within objects', text: `${'{"a":'.repeat(half / 3)}1${'}'.repeat(half / 3)}` },
    { name: 'arrays that do not end', text: '['.repeat(bytes) },
    { name: 'a long array', text: fill('[0', ',0', ']') },
    { name: 'a long text', text: fill('{"user_name":"', 'a', '"}') },
    { name: 'a text of escapes', text: fill('{"user_name":"', '\\u0000', '"}') },
    { name: 'a long number', text: fill('{"user_name":', '9', '}') },
    { name: 'one key again and again', text: fill('{"a":1', ',"a":1', '}') },
    {
      name: 'many keys',
      text: `{${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"k${at}":1`).join()}}`,
    },
    { name: '__proto__', text: '{"__proto__":{"is_operator":true}}' },
    { name: 'the constructor', text: '{"constructor":{"prototype":{"is_operator":true}}}' },
  ];
};
