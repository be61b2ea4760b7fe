import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AcousticModelFiles, parseAcousticModel } from './acoustic-model.ts';

const folder = new URL('./model/en-us/', import.meta.url);
const read = (name: string): ArrayBuffer => Uint8Array.from(readFileSync(new URL(name, folder))).buffer;
const files = (): AcousticModelFiles => ({
  mdef: read('mdef'),
  means: read('means'),
  variances: read('variances'),
  sendump: read('sendump'),
  transition_matrices: read('transition_matrices'),
  'feat.params': read('feat.params'),
});

describe('the US English model', () => {
  it('stays small enough to send to a browser', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    expect(bytes).toBeLessThan(7_000_000);
  });

  it('is parsed completely', () => {
    const model = parseAcousticModel(files());
    expect(model.definition.phones).toContain('ZH');
    expect(model.definition.phones[model.definition.silence]).toBe('SIL');
    expect(model.codebooks).toBe(42);
    expect(model.densities).toBe(128);
    expect(model.definition.senoneCount).toBe(5126);
    expect(model.features).toEqual({ lowest: 130, highest: 6800, filters: 25, lifter: 22 });
  });

  it.each([
    { broken: 'means', file: new ArrayBuffer(64), message: /no header/ },
    { broken: 'variances', file: read('transition_matrices'), message: /streams|values/ },
    {
      broken: 'feat.params',
      file: new TextEncoder().encode('-transform legacy').buffer,
      message: /-transform/,
    },
  ])('is rejected when its $broken is wrong', ({ broken, file, message }) => {
    expect(() => parseAcousticModel({ ...files(), [broken]: file })).toThrow(message);
  });
});
