import { setTimeout } from 'node:timers/promises';
import type { DownloadManifest } from '#contract/download.ts';
import type { SpeakingRoom } from '#contract/speaking.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import type { SpeakingRoomParts } from '#server/domain/speaking/speaking-room.ts';
import type { VoiceFacts, VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';

/** How long a call waits for voices, milliseconds: less than the app waits for an answer. */
const WAIT_MS = 8_000;
/** When to ask again, seconds. */
const RETRY_SECONDS = 10;

const OPERATIONS = {
  topic: 'speakingRoom.listQuestions',
  test: 'speakingExam.listQuestions',
  trial: 'speakingTrial.listQuestions',
} as const;
/** What a test answers besides, before anything was done of it. */
const UNTOUCHED_EXAM = { submitted_parts: [], rejected: null, others: [] };

/** After the trial no model answers are heard, so their long voices are not downloaded. */
const withoutModels = (room: SpeakingRoom): SpeakingRoom => ({
  ...room,
  questions: room.questions.map(({ script, ...question }) => ({
    ...question,
    script: script && { ...script, models: [] },
  })),
});

/**
 * Manifests of topics, tests and the trial.
 * @returns throws `NOT_FOUND` for anything else; `VOICES_NOT_READY` while its voices are made, which goes on meanwhile
 */
export function speakingManifests(
  { rooms, text }: Pick<SpeakingRoomParts, 'rooms' | 'text'>,
  voices: Pick<VoiceStore, 'allFacts'>,
) {
  const inProgress = new Map<string, Promise<Map<string, VoiceFacts>>>();

  /** Null when it takes longer than a caller waits. */
  async function factsOf(id: string, paths: readonly string[]): Promise<Map<string, VoiceFacts> | null> {
    const making = inProgress.get(id) ?? voices.allFacts(paths).finally(() => inProgress.delete(id));
    inProgress.set(id, making);
    const waited = new AbortController();
    try {
      return await Promise.race([making, setTimeout(WAIT_MS, null, { signal: waited.signal })]);
    } finally {
      waited.abort();
    }
  }

  /** What is asked after the trial. */
  const surveyQuery = async (id: string): Promise<ServedQuery> => {
    const survey = { questions: (await text('survey'))?.questions ?? [], is_answered: false };
    return { operation: 'speakingTrial.survey', id, text: JSON.stringify(survey) };
  };

  return async (stored: StoredSet): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    const { id, mode, title_vi: title } = stored.set;
    if (stored.retired || mode === 'interview' || mode === 'level') throw new ApiFailure('NOT_FOUND');
    const room = await rooms.untouched(stored);
    const conversation = JSON.stringify(mode === 'test' ? { ...room, ...UNTOUCHED_EXAM } : room);
    const heard = mode === 'trial' ? JSON.stringify(withoutModels(room)) : conversation;
    const facts = await factsOf(id, mediaIn(heard));
    if (facts === null) throw new ApiFailure('VOICES_NOT_READY', undefined, RETRY_SECONDS);
    const served: ServedQuery[] = [{ operation: OPERATIONS[mode], id, text: conversation }];
    if (mode === 'trial') served.push(await surveyQuery(id));
    return manifestOf({ kind: 'speaking', id, title, lessons: [] }, served, facts);
  };
}
