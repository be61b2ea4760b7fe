import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { EXAM_PARTS, openPart } from '#rules/speaking/exam-timing.ts';
import type { OpenTalk } from '#rules/today/next-step.ts';
import { readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { type BegunSet, begunSets } from '#src/shared/speaking/sets/begun-sets.ts';
import type { LocalAttempt } from '#src/shared/speaking/sets/local-attempts.ts';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { type StoredTalk, storedInProgress, storedTalk } from './stored-work.ts';

/** Talks left alone for longer are no longer offered first. Milliseconds: 14 days. */
const FORGOTTEN_MS = 14 * 86_400_000;

const talkNotes = z.object({ progress: z.object({ handedIn: z.array(z.number()) }) });

/** The question at which a topic goes on: where it was left, else the first that is not answered. */
function questionOf({ place, answers }: LocalAttempt, { questions }: StoredTalk): OpenTalk['place'] {
  const asked = questions.filter(({ follows }) => follows === undefined).map(({ id }) => id);
  const left = place ? asked.indexOf(place.questionId) : -1;
  const at = left < 0 ? asked.findIndex((id) => !answers.has(id)) : left;
  return { by: 'question', at: at < 0 ? asked.length : at + 1, of: asked.length };
}

/** The part in which a test is, as far as this device can tell. */
async function partOf(owner: string, attemptId: string): Promise<OpenTalk['place']> {
  const stored = await readAttemptNotes(owner, attemptId).catch(() => null);
  const handedIn = talkNotes.safeParse(stored).data?.progress.handedIn ?? [];
  return { by: 'part', at: openPart(handedIn), of: EXAM_PARTS.length };
}

interface Reading {
  client: QueryClient;
  owner: string;
  local: readonly LocalAttempt[];
  /** Device clock. */
  now: number;
  isOnline: boolean;
}

async function talkOf(
  { client, owner, local, isOnline }: Reading,
  begun: BegunSet,
): Promise<OpenTalk | null> {
  const { id, mode, title_vi: title, minutes, questions, open, isHere } = begun;
  const stored = await storedTalk(client, id, mode);
  if (!stored && !isOnline) return null;
  const talk = { to: setPath(begun), title, minutes, lastAt: open.at };
  const attempt = local.find((each) => each.id === open.attempt_id);
  if (mode === 'test') return { ...talk, place: isHere ? await partOf(owner, open.attempt_id) : null };
  const answered = Math.min(open.answered + 1, questions);
  const place = attempt && stored ? questionOf(attempt, stored) : null;
  return { ...talk, place: place ?? { by: 'question', at: answered, of: questions } };
}

/**
 * The topic or test of the speaking room that was worked on last and is not handed in: here, or on another device as far
 * as this one has heard. Null without any, and for what cannot be opened now.
 */
export async function openTalk(reading: Reading): Promise<OpenTalk | null> {
  const { client, local, now } = reading;
  const details = await Promise.all(
    local
      .filter(({ submittedAt, answered }) => submittedAt === null && answered > 0)
      .map(async ({ practiceId }) => storedTalk(client, practiceId)),
  );
  const sets = details.flatMap((detail) => (detail ? [detail.set] : []));
  const served = (await storedInProgress(client))?.sets ?? [];
  const begun = begunSets({ served, sets, local }).filter(
    ({ mode, open }) => (mode === 'topic' || mode === 'test') && now - open.at < FORGOTTEN_MS,
  );
  for (const each of begun) {
    const talk = await talkOf(reading, each);
    if (talk) return talk;
  }
  return null;
}
