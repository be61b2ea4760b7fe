import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Phrase } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { deskPhrases } from '../api/desk-queries.ts';

/** Changes of this device that have not arrived. */
async function unsent(owner: string) {
  const [saved, removed] = await Promise.all([
    pending([ENDPOINTS.teacherDesk.savePhrase], { owner }),
    pending([ENDPOINTS.teacherDesk.removePhrase], { owner }),
  ]);
  return { saved: saved.map(({ body }) => body), removed: new Set(removed.map(({ body }) => body.id)) };
}

/** The teacher's phrases with what this device has changed, those of a criterion first. */
export function usePhrases(owner: string) {
  const { data } = useQuery(deskPhrases);
  const read = useCallback(() => unsent(owner), [owner]);
  const changes = useLive(read);
  const known = new Map<string, Phrase>((data?.phrases ?? []).map((phrase) => [phrase.id, phrase]));
  for (const saved of changes?.saved ?? [])
    known.set(saved.id, { ...saved, used: known.get(saved.id)?.used ?? 0 });
  const phrases = [...known.values()].filter(({ id }) => !changes?.removed.has(id));
  return {
    phrases,
    save: (criterion: TeacherCriterion | null, text: string) => {
      const words = text.trim();
      return saveCommand(ENDPOINTS.teacherDesk.savePhrase, {
        owner,
        body: { id: uuidv7(), criterion, text: words },
        label: words.slice(0, 60),
      });
    },
    use: ({ id, text }: Phrase) =>
      saveCommand(ENDPOINTS.teacherDesk.usePhrase, { owner, body: { id }, label: text.slice(0, 60) }),
    remove: ({ id, text }: Phrase) =>
      saveCommand(ENDPOINTS.teacherDesk.removePhrase, { owner, body: { id }, label: text.slice(0, 60) }),
  };
}
