import { href } from '#contract/href.ts';
import type { OpenWork } from '#contract/open-work.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { AttemptHere } from '#rules/today/elsewhere.ts';
import type { OpenExercise } from '#rules/today/next-step.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { storedTalk } from '#src/shared/scenes/stored-talk.ts';

/** A scene whose talk this device has left before its end; device clock. */
export interface SceneHere {
  id: string;
  title: string;
  at: number;
}

/** The talks that wait to be sent: the server does not know of them yet. */
export async function scenesWaiting(owner: string): Promise<SceneHere[]> {
  const rows = await pending([ENDPOINTS.conversation.keepTalk], { owner });
  return rows.flatMap(({ params, body, label }) =>
    body.answers.length > 0 ? [{ id: params.id, title: label, at: body.at }] : [],
  );
}

/** What this device knows of the scenes that the server serves, as it knows its attempts. */
export const scenesKnown = (owner: string, served: readonly OpenWork[]): AttemptHere[] =>
  served.flatMap(({ kind, id: sceneId }) => {
    const talk = kind === 'scene' ? storedTalk({ owner, sceneId }) : null;
    if (!talk) return [];
    const at = talk.at ?? 0;
    return [
      { id: sceneId, exerciseId: sceneId, submittedAt: talk.answers.length === 0 ? at : null, lastAt: at },
    ];
  });

/** The scene that was left before its end here last; null without one. */
export function openScene(
  owner: string,
  waiting: readonly SceneHere[],
  served: readonly OpenWork[],
): OpenExercise | null {
  const sent = served.flatMap(({ kind, id, title, at }) => (kind === 'scene' ? [{ id, title, at }] : []));
  const open = [...waiting, ...sent].filter(
    ({ id }) => (storedTalk({ owner, sceneId: id })?.answers.length ?? 0) > 0,
  );
  const [last] = open.toSorted((one, other) => other.at - one.at);
  if (!last) return null;
  const { id, title, at: lastAt } = last;
  return { to: href('aiConversation', { id }), title, question: 0, of: 0, lastAt };
}
