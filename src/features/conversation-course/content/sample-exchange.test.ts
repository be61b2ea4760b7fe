import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SAMPLE_EXCHANGE, SAMPLE_SCENE } from './sample-exchange.ts';

const scene = readFileSync(`content/conversation/scenes/${SAMPLE_SCENE}.yaml`, 'utf8');

it.each(SAMPLE_EXCHANGE.map(({ text, vi }) => [text, vi]))('is as in the scene: %s', (text, vi) => {
  expect(scene).toContain(`"${text.replaceAll('’', "'")}"`);
  expect(scene).toContain(vi);
});
