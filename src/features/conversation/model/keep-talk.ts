import { MOST_SCENE_ANSWERS } from '#contract/conversation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answered } from '#rules/conversation/scene-talk.ts';
import { type KeptTalk, withoutHeard } from '#rules/conversation/standing-talk.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import type { TalkPlace } from '#src/shared/scenes/stored-talk.ts';

/**
 * Sends how far a talk is, so that it goes on on another device; without answers it was given up. The talk itself is
 * stored here: what could not be queued is queued with the next answer, or when the scene is opened again.
 */
export async function keepTalk(
  { owner, sceneId }: TalkPlace,
  { answers, at }: KeptTalk<Answered> & { at: number },
  label: string,
): Promise<void> {
  if (answers.length > MOST_SCENE_ANSWERS) return;
  try {
    const { skew } = await readClock();
    const body = { answers: answers.map(withoutHeard), at, skew };
    await saveCommand(ENDPOINTS.conversation.keepTalk, { owner, params: { id: sceneId }, body, label });
  } catch {
    // Told where it matters: when the talk is over, its visit is saved or its page says why not.
  }
}
