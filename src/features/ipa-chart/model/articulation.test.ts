import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AT_REST, framesOf } from './articulation.ts';
import { poseAt } from './pose.ts';

/** The sounds of the chart. */
const SOUNDS = readdirSync('content/ipa-chart').map((file) => basename(file, '.yaml'));

describe('the poses', () => {
  it('are of 44 sounds, each different from the others', () => {
    expect(SOUNDS).toHaveLength(44);
    const poses = SOUNDS.map((sound) => JSON.stringify(framesOf(sound)));
    expect(new Set([...poses, JSON.stringify([AT_REST])]).size).toBe(45);
  });

  it.each(SOUNDS)('of %s keep the tongue below the palate', (sound) => {
    for (const { tip, body } of framesOf(sound)) {
      expect(tip[1]).toBeGreaterThan(95);
      expect(body[1]).toBeGreaterThan(84);
    }
  });

  it('show the release of a final: lips closed, then open', () => {
    const frames = framesOf('p');
    expect(poseAt(frames, 0)).toMatchObject({ lip: 1, air: 'stopped' });
    expect(poseAt(frames, 0.5).lip).toBeCloseTo(0.5);
    expect(poseAt(frames, 1)).toMatchObject({ lip: 0, air: 'free' });
  });

  it.each([
    [-1, 0],
    [2, 1],
  ])('at %d is the pose at %d', (time, end) => {
    expect(poseAt(framesOf('ai'), time)).toEqual(poseAt(framesOf('ai'), end));
  });
});
