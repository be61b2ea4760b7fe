/** Gives the memory of bytes back at once: a phone cannot wait until they are collected. They are empty from then on. */
export function freeBytes(bytes: ArrayBufferLike): void {
  // Browsers of before 2024 cannot; an empty one may have been freed for a neighbour.
  if (bytes instanceof ArrayBuffer && 'transfer' in bytes && bytes.byteLength > 0) bytes.transfer(0);
}
