/** What a key does to the band of the chosen criterion; undefined: nothing. Digits are whole bands, a dot or comma adds a half or takes it away. */
export function bandAfterKey(key: string, band: number | null): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  if ((key !== '.' && key !== ',') || band === null || band >= 9) return undefined;
  return Number.isInteger(band) ? band + 0.5 : Math.floor(band);
}
