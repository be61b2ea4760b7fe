import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SAMPLE_EXCHANGE } from './sample-exchange.ts';

const scene = readFileSync('content/conversation/scenes/coffee-to-go.yaml', 'utf8');

it.each(SAMPLE_EXCHANGE.map(({ text, vi }) => [text, vi]))('is as in the scene: %s', (text, vi) => {
  expect(scene).toContain(`"${text.replaceAll('’', "'")}"`);
  expect(scene).toContain(vi);
});
