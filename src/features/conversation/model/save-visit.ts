import { v7 as uuidv7 } from 'uuid';
import type { Scene } from '#contract/conversation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { rememberedMeanings } from '#rules/conversation/returning.ts';
import { type SceneTalk, turnOf } from '#rules/conversation/scene-talk.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { storedTalk, talkTime } from '#src/shared/scenes/stored-talk.ts';

/** Saves a talk that has reached an ending. When the promise is fulfilled, it is on the disk. */
export async function saveVisit(owner: string, scene: Scene, talk: SceneTalk): Promise<void> {
  const { end } = turnOf(scene, talk.turnId);
  if (end === null) throw new Error(`turn ${talk.turnId} of ${scene.id} is no ending`);
  const { missions, understood, turns, isFree, said } = talk;
  const { skew } = await readClock();
  const at = talkTime(storedTalk({ owner, sceneId: scene.id }));
  await saveCommand(ENDPOINTS.conversation.visit, {
    owner,
    params: { id: scene.id },
    body: {
      id: uuidv7(),
      end,
      missions: [...missions],
      understood,
      turns,
      is_free: isFree,
      meanings: rememberedMeanings(said),
      at,
      skew,
    },
    label: scene.title_vi,
  });
}
