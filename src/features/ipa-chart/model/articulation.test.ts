import { describe, expect, it } from 'vitest';
import { DRAWN_SOUNDS, framesOf } from './articulation.ts';
import { poseAt } from './pose.ts';

describe('the poses', () => {
  it('are of 44 sounds, each different from the others', () => {
    expect(DRAWN_SOUNDS).toHaveLength(44);
    const poses = DRAWN_SOUNDS.map((sound) => JSON.stringify(framesOf(sound)));
    expect(new Set(poses).size).toBe(44);
  });

  it.each(DRAWN_SOUNDS)('of %s keep the tongue below the palate', (sound) => {
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
