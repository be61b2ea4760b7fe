import type { FreeAnswer, FreeTurn } from '#contract/free-talk.ts';
import type { ConversationAccess } from '#server/domain/conversation/access.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import type { Partner } from '#server/engines/partner/chat-partner.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

interface Answering {
  /** Null where no language model is configured. */
  partner: Partner | null;
  scenes: Pick<Scenes, 'written' | 'learnLine'>;
  access: Pick<ConversationAccess, 'checkScene'>;
}

/**
 * What the partner of a scene answers to a learner's own words. Nothing of it is stored.
 * @throws ApiFailure `NOT_FOUND`, `CONVERSATION_NOT_ALLOWED`
 */
export async function answerFreely(
  { partner, scenes, access }: Answering,
  sceneId: string,
  learnerId: string,
  { said, talk, missions }: FreeAnswer,
): Promise<FreeTurn> {
  const scene = await scenes.written(sceneId);
  if (!scene) throw new ApiFailure('NOT_FOUND');
  await access.checkScene(learnerId, sceneId);
  if (!partner || said.trim() === '') return { kind: 'none', reason: 'away' };
  const reply = await partner.reply({ scene, talk, said, missions }, learnerId);
  if (typeof reply === 'string') return { kind: 'none', reason: reply };
  const { line, ...proved } = reply;
  return { kind: 'reply', line: { text: line, voice: scenes.learnLine(scene, line) }, ...proved };
}
