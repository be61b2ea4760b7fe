import type { Linear } from '../networks/layers.ts';
import type { NetworkFile } from '../networks/weights.ts';

/** Numbers of a state of the frames, and of the layer within a block. */
export const WIDTH = 64;
export const CELLS = 128;
/** Numbers of a phone's state, the heads that look at other phones, and the layer within. */
export const PHONE_WIDTH = 96;
export const HEADS = 4;
export const PHONE_CELLS = 256;
/** Numbers of the layers before a mark. */
export const BEFORE_MARK = 64;

const BLOCKS = 6;
const LAYERS = 2;

/** Reads the weights by the names that they were learnt under. */
export function networkWeights({ tensor }: NetworkFile) {
  const map = (name: string): Linear => ({ weight: tensor(`${name}.weight`), bias: tensor(`${name}.bias`) });
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const name = `blocks.${block}`;
    return {
      over: map(`${name}.dw`),
      norm: map(`${name}.ln`),
      wide: map(`${name}.a`),
      narrow: map(`${name}.b`),
      share: tensor(`${name}.g`),
    };
  });
  const layers = Array.from({ length: LAYERS }, (_, layer) => {
    const name = `layers.${layer}`;
    return {
      lookNorm: map(`${name}.l1`),
      look: map(`${name}.qkv`),
      seen: map(`${name}.o`),
      byDistance: tensor(`${name}.rel`),
      inWord: tensor(`${name}.same`),
      thinkNorm: map(`${name}.l2`),
      wide: map(`${name}.a`),
      narrow: map(`${name}.b`),
    };
  });
  return {
    frames: {
      first: map('stem'),
      firstNorm: map('lnS'),
      blocks,
      lastNorm: map('lnF'),
      phones: map('frame'),
    },
    phones: {
      of: tensor('emb.weight'),
      weighed: tensor('embx.weight'),
      place: tensor('posw.weight'),
      cross: map('cross'),
      lengths: map('dur'),
      pools: map('pool'),
      heard: map('pf'),
      fits: { wide: map('g1'), narrow: map('g2') },
      norm: map('lnP'),
    },
    layers,
    lastNorm: map('lnO'),
    mark: { wide: map('ps.0'), narrow: map('ps.2') },
    match: { wide: map('pm.0'), narrow: map('pm.2') },
    word: { wide: map('w1'), narrow: map('w2') },
    attention: map('att'),
    measures: map('ux'),
    reading: { wide: map('u1'), narrow: map('u2') },
  };
}
export type NetworkWeights = ReturnType<typeof networkWeights>;
export type FrameWeights = NetworkWeights['frames'];
