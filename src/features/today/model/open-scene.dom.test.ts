import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenWork } from '#contract/open-work.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { storeTalk } from '#src/shared/scenes/stored-talk.ts';
import { openScene, scenesKnown, scenesWaiting } from './open-scene.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const skip = { kind: 'skip' } as const;
const scene = (id: string, at: number): OpenWork => ({
  ...{ kind: 'scene', id, attempt_id: null, title: `Cảnh ${id}`, place: null, mode: null },
  ...{ answered: 1, of: 0, at, deadline_at: null },
});
const leave = (sceneId: string, at: number, answers = [skip]) =>
  storeTalk({ owner: LAN, sceneId }, { answers, at });

beforeEach(() => localStorage.clear());

describe('a scene that was left before its end here', () => {
  it('is gone on with, also while it waits to be sent', async () => {
    expect(openScene(LAN, [], [])).toBeNull();
    leave('cafe', 5);
    await saveCommand(ENDPOINTS.conversation.keepTalk, {
      ...{ owner: LAN, params: { id: 'cafe' }, label: 'Một ly cà phê' },
      body: { answers: [skip], at: 5, skew: 0 },
    });
    const waiting = await scenesWaiting(LAN);
    const to = '/virtual-practice-conversation/cafe';
    expect(openScene(LAN, waiting, [])).toMatchObject({ to, title: 'Một ly cà phê', lastAt: 5 });
    leave('bus', 9);
    const step = openScene(LAN, waiting, [scene('bus', 9)]);
    expect(step).toMatchObject({ title: 'Cảnh bus', lastAt: 9 });
    expect(step?.isElsewhere).toBeUndefined();
  });

  it('is not once it is over here, or where only another device has it', () => {
    leave('cafe', 5, []);
    const served = [scene('cafe', 4), scene('bus', 9)];
    expect(openScene(LAN, [], served)).toBeNull();
    expect(scenesKnown(LAN, served)).toEqual([{ id: 'cafe', exerciseId: 'cafe', submittedAt: 5, lastAt: 5 }]);
  });
});
