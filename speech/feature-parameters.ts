/** Feature settings from the model's `feat.params`. */
export interface FeatureParameters {
  /** Hz. */
  lowest: number;
  highest: number;
  filters: number;
  /** Length of the cepstral lifter. */
  lifter: number;
}

/** @throws if the parameters require unsupported features */
export function parseFeatureParameters(text: string): FeatureParameters {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const options = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) options.set(words[at] ?? '', words[at + 1] ?? '');
  const expected = { '-transform': 'dct', '-feat': '1s_c_d_dd', '-agc': 'none', '-varnorm': 'no' };
  for (const [name, value] of Object.entries(expected))
    if (options.get(name) !== value) throw new Error(`feat.params: ${name} is not ${value}`);
  const number = (name: string) => {
    const value = Number(options.get(name));
    if (!Number.isFinite(value)) throw new Error(`feat.params: ${name} is not a number`);
    return value;
  };
  return {
    lowest: number('-lowerf'),
    highest: number('-upperf'),
    filters: number('-nfilt'),
    lifter: number('-lifter'),
  };
}
