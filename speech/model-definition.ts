import { SphinxReader } from './sphinx-file.ts';

export const STATES_PER_PHONE = 3;

/** Position of a phone in its word; the codes are those of the file. */
export const WORD_POSITION = { internal: 0, begin: 1, end: 2, single: 3 } as const;
export type WordPosition = (typeof WORD_POSITION)[keyof typeof WORD_POSITION];

/** Which senones (tied states) make up each phone in each context. */
export interface ModelDefinition {
  /** ARPAbet phones, SIL and the fillers, in the order of their codebooks. */
  phones: readonly string[];
  phoneIndex: ReadonlyMap<string, number>;
  silence: number;
  senoneCount: number;
  /** Codebook of each senone, which equals the index of its base phone. */
  codebookOfSenone: Uint8Array;
  /** The senones of each codebook, and the index of each senone within its codebook. */
  senonesOf: readonly Uint16Array[];
  placeOfSenone: Uint16Array;
  /** Senones of each phone in context, three per phone. */
  states: Uint16Array;
  /** Transition matrix of each phone in context. */
  transitionOf: Int32Array;
  triphones: ReadonlyMap<number, number>;
}

const triphoneKey = (position: number, base: number, left: number, right: number) =>
  ((position * 64 + base) * 64 + left) * 64 + right;

/** Parses the binary `mdef` of a Sphinx model (the format of bin_mdef, version 1). */
export function parseModelDefinition(file: ArrayBuffer): ModelDefinition {
  const reader = new SphinxReader(file, 4);
  reader.int();
  reader.skip(reader.int());
  const [baseCount, phoneCount, statesPerPhone] = [reader.int(), reader.int(), reader.int()];
  if (statesPerPhone !== STATES_PER_PHONE) throw new Error(`mdef: ${statesPerPhone} states a phone, not 3`);
  reader.int();
  const [senoneCount, , sequenceCount] = [reader.int(), reader.int(), reader.int()];
  reader.int();
  const [treeNodes, silence] = [reader.int(), reader.int()];

  const namesAt = reader.offset;
  const phones = Array.from({ length: baseCount }, () => reader.text());
  const namesLength = reader.offset - namesAt;
  reader.skip(((namesLength + 3) & ~3) - namesLength);
  reader.skip(treeNodes * 8);

  const sequenceOf = new Int32Array(phoneCount);
  const transitionOf = new Int32Array(phoneCount);
  const baseOf = new Uint8Array(phoneCount);
  const triphones = new Map<number, number>();
  for (let phone = 0; phone < phoneCount; phone++) {
    sequenceOf[phone] = reader.int();
    transitionOf[phone] = reader.int();
    const [position, base, left, right] = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
    baseOf[phone] = phone < baseCount ? phone : base;
    if (phone >= baseCount) triphones.set(triphoneKey(position, base, left, right), phone);
  }

  reader.int();
  const sequences = Uint16Array.from({ length: sequenceCount * STATES_PER_PHONE }, () => reader.short());
  const states = new Uint16Array(phoneCount * STATES_PER_PHONE);
  const codebookOfSenone = new Uint8Array(senoneCount);
  for (let phone = 0; phone < phoneCount; phone++) {
    for (let state = 0; state < STATES_PER_PHONE; state++) {
      const senone = sequences[(sequenceOf[phone] ?? 0) * STATES_PER_PHONE + state] ?? 0;
      states[phone * STATES_PER_PHONE + state] = senone;
      codebookOfSenone[senone] = baseOf[phone] ?? 0;
    }
  }
  const senones: number[][] = phones.map(() => []);
  const placeOfSenone = new Uint16Array(senoneCount);
  for (const [senone, codebook] of codebookOfSenone.entries())
    placeOfSenone[senone] = (senones[codebook]?.push(senone) ?? 1) - 1;
  const senonesOf = senones.map((of) => Uint16Array.from(of));
  const phoneIndex = new Map(phones.map((name, index) => [name, index]));
  return {
    phones,
    phoneIndex,
    silence,
    senoneCount,
    codebookOfSenone,
    senonesOf,
    placeOfSenone,
    states,
    transitionOf,
    triphones,
  };
}

/**
 * The closest available phone in context: the same neighbours in any word position, then silence on one side,
 * then the phone without context.
 */
export function phoneInContext(
  definition: ModelDefinition,
  base: number,
  left: number,
  right: number,
  position: WordPosition,
): number {
  const { silence, triphones } = definition;
  const positions = [position, 0, 1, 2, 3];
  for (const [near, far] of [
    [left, right],
    [left, silence],
  ] as const) {
    for (const place of positions) {
      const found = triphones.get(triphoneKey(place, base, near, far));
      if (found !== undefined) return found;
    }
  }
  return base;
}
