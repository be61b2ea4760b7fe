import type { DownloadManifest } from '#contract/download.ts';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import type { SpeakingParts } from '#server/domain/speaking/speaking-parts.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';
import type { WaitForVoices } from './wait-for-voices.ts';

const OPERATIONS = {
  topic: 'speakingRoom.listQuestions',
  test: 'speakingExam.listQuestions',
  trial: 'speakingTrial.listQuestions',
} as const;
/** What a test answers besides, before anything was done of it. */
const UNTOUCHED_EXAM = { submitted_parts: [], rejected: null, others: [] };

/** After the trial no model answers are heard, so their long voices are not downloaded. */
const withoutModels = (detail: SpeakingSetDetail): SpeakingSetDetail => ({
  ...detail,
  questions: detail.questions.map(({ script, ...question }) => ({
    ...question,
    script: script && { ...script, models: [] },
  })),
});

/**
 * Manifests of topics, tests and the trial.
 * @returns throws `NOT_FOUND` for anything else; `VOICES_NOT_READY` while its voices are made, which goes on meanwhile
 */
export function speakingManifests(
  { details, text }: Pick<SpeakingParts, 'details' | 'text'>,
  voices: Pick<VoiceStore, 'allFacts'>,
  wait: WaitForVoices,
) {
  /** What is asked after the trial. */
  const surveyQuery = async (id: string): Promise<ServedQuery> => {
    const survey = { questions: (await text('survey'))?.questions ?? [], is_answered: false };
    return { operation: 'speakingTrial.survey', id, text: JSON.stringify(survey) };
  };

  return async (stored: StoredSet): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    const { id, mode, title_vi: title } = stored.set;
    if (stored.retired || mode === 'interview' || mode === 'level') throw new ApiFailure('NOT_FOUND');
    const detail = await details.untouched(stored);
    const conversation = JSON.stringify(mode === 'test' ? { ...detail, ...UNTOUCHED_EXAM } : detail);
    const heard = mode === 'trial' ? JSON.stringify(withoutModels(detail)) : conversation;
    const facts = await wait(id, () => voices.allFacts(mediaIn(heard)));
    const served: ServedQuery[] = [{ operation: OPERATIONS[mode], id, text: conversation }];
    if (mode === 'trial') served.push(await surveyQuery(id));
    return manifestOf({ kind: 'speaking', id, title, lessons: [] }, served, facts);
  };
}
