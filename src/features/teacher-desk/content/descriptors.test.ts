import { expect, it } from 'vitest';
import { criteriaOf } from '#rules/teacher-grading/teacher-band.ts';
import { descriptorsOf } from './descriptors.ts';

it.each(['writing', 'speaking'] as const)('every band of every criterion of %s has its text', (kind) => {
  for (const code of criteriaOf(kind)) {
    for (let band = 0; band <= 9; band += 0.5) {
      const texts = descriptorsOf(kind, code, band);
      expect(texts.length, `${code} ${band}`).toBe(Number.isInteger(band) || band < 2.5 ? 1 : 2);
    }
  }
});
