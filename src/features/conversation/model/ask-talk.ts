import type { SceneAnswer } from '#contract/conversation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { compareTalks } from '#rules/conversation/standing-talk.ts';
import { call } from '#src/platform/http/http.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { storedTalk, type TalkPlace } from '#src/shared/scenes/stored-talk.ts';
import { keepTalk } from './keep-talk.ts';

/** A talk that was gone on with on another device; no answers: it is over there. */
export interface TalkElsewhere {
  answers: readonly SceneAnswer[];
  /** Of its last answer or its end, by the clock of this device. */
  at: number;
  /** Browser and system where that was; undefined: not known. */
  device: string | undefined;
}

/**
 * Asks the server for a newer talk than the one here; null where there is none or it cannot be asked. One that the server
 * does not have, though it is the newer one, is sent again: it may be of an earlier version, or was not queued.
 * @param label what the learner sees of it in the queue
 */
export async function askTalk(
  place: TalkPlace,
  label: string,
  signal: AbortSignal,
): Promise<TalkElsewhere | null> {
  const result = await call(ENDPOINTS.conversation.talk, {
    params: { id: place.sceneId },
    options: { limits: 'quick', signal },
  });
  if (!result.success || signal.aborted) return null;
  const skew = Math.round(result.timeCurrent - Date.now());
  const { answers, at, device } = result.data;
  const here = storedTalk(place);
  const asOf = here?.at ?? null;
  const verdict = compareTalks(here && { ...here, at: asOf === null ? null : asOf + skew }, { answers, at });
  if (verdict === 'bring' && at !== null) return { answers, at: at - skew, device };
  if (verdict === 'stay' && here && here.answers.length > 0 && asOf !== null) {
    const waiting = await rowsOf([ENDPOINTS.conversation.keepTalk], {
      owner: place.owner,
      id: place.sceneId,
    });
    if (waiting.length === 0) await keepTalk(place, { ...here, at: asOf }, label);
  }
  return null;
}
