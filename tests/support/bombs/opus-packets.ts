/** Wideband CELT of 20 ms in one channel (RFC 6716, section 3.1); the lowest bits say how many frames follow. */
const CELT_20_MS = 31 << 3;
const STEREO = 1 << 2;
const SEVERAL = 3;

/** A packet of six empty frames, which decode to 120 ms: the most of two bytes. */
export const longSilence = (): Uint8Array => Uint8Array.of(CELT_20_MS | SEVERAL, 6);

/** The same in two channels. */
export const longStereoSilence = (): Uint8Array => Uint8Array.of(CELT_20_MS | STEREO | SEVERAL, 6);

const CELT_2_5_MS = 28 << 3;

/** A packet as short as can be, of which there are 120,000 in five minutes. */
export const shortSilence = (): Uint8Array => Uint8Array.of(CELT_2_5_MS, 0);

/** A packet that claims more frames than any may have. */
export const tooManyFrames = (): Uint8Array => Uint8Array.of(CELT_20_MS | SEVERAL, 63);

export const packetsOf = (count: number, make: () => Uint8Array): Uint8Array[] =>
  Array.from({ length: count }, make);
