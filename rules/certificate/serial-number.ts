/** Digits and capitals that are not easily confused (Crockford). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Serial number such as `LY-2026-7K3M-9QXT-2FVB`: 60 random bits, so that it cannot be guessed.
 * @param day ISO date
 * @param bytes twelve random ones
 */
export function serialNumber(day: string, bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 12), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return ['LY', day.slice(0, 4), ...(signs.match(/.{4}/g) ?? [])].join('-');
}
