import { useCallback, useMemo } from 'react';
import { type ConversationClass, phrasesSetId } from '#contract/conversation-course.ts';
import { answersOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSceneRecords } from '#src/shared/scenes/use-scene-records.ts';
import { type DoneHere, phrasesState } from './course-progress.ts';

/** How many lines of a set were said on this device. */
async function linesSaid(owner: string, setId: string): Promise<number> {
  const attempts = await attemptsOf(owner, setId);
  const answers = await Promise.all(attempts.map(({ id }) => answersOf(id)));
  return new Set(answers.flat().map(({ questionId }) => questionId)).size;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * What was done on this device, also what waits to be sent: visits to scenes, and the lines of these classes that were said.
 * @param classes undefined: not known yet
 */
export function useDoneHere(
  owner: string,
  classes: readonly Pick<ConversationClass, 'id' | 'lines'>[] | undefined,
): DoneHere {
  const scenes = useSceneRecords(owner);
  const sets = (classes ?? []).map(({ id }) => phrasesSetId(id)).join(' ');
  const read = useCallback(async () => {
    const ids = sets.split(' ').filter(Boolean);
    return new Map(await Promise.all(ids.map(async (id) => [id, await linesSaid(owner, id)] as const)));
  }, [owner, sets]);
  const said = useLive(read) ?? NOTHING;
  return useMemo(() => {
    const phrases = (classes ?? []).map(({ id, lines }) => {
      const setId = phrasesSetId(id);
      return [setId, phrasesState(said.get(setId) ?? 0, lines.length)] as const;
    });
    return { scenes, phrases: new Map(phrases) };
  }, [classes, said, scenes]);
}
