import { readPack } from '#server/content/read-pack.ts';

/**
 * The ARPAbet phones that the chart of sounds sets against each other ("IH IY"), in alphabetical order. Sounds of several
 * phones are left out.
 */
export async function chartPairs(): Promise<string[]> {
  const reading = await readPack('content');
  if (!reading.ok) throw new Error('the pack has faults: npm run operator -- content check content');
  const sounds = reading.pack.sounds.texts.flatMap((text) => (text.kind === 'chart' ? text.sounds : []));
  const phonesOf = new Map(sounds.map(({ id, phones }) => [id, phones]));
  const pairs = sounds.flatMap(({ phones, against }) => {
    const both = [phones, phonesOf.get(against.sound ?? '') ?? []];
    const names = both.flat().toSorted();
    return both.some(({ length }) => length !== 1) || names[0] === names[1] ? [] : [names.join(' ')];
  });
  return [...new Set(pairs)].toSorted();
}
