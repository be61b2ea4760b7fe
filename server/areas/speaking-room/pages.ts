import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { type Voices, voicedLine } from '#server/domain/speaking/add-voices.ts';
import type { SetCatalogue } from '#server/domain/speaking/set-catalogue.ts';
import type { SpeakingTexts } from '#server/domain/speaking/texts.ts';
import { levelOf } from '#server/domain/speaking/user-level.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { learnerSets } from './learner-sets.ts';

interface Content {
  catalogue: SetCatalogue;
  text: SpeakingTexts;
  voices: Voices;
}

/** The learner's level among all, described. */
export async function userLevel(
  db: Queryable,
  { text, voices }: Content,
  learnerId: string,
): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.userLevel>> {
  const described = await text('levels');
  return {
    level: await levelOf(db, learnerId),
    title_vi: described?.title_vi ?? '',
    summary_vi: described?.summary_vi ?? '',
    levels: (described?.levels ?? []).map(({ first_topics: _, ...level }) => level),
    prompts: (described?.prompts ?? []).map((prompt) => voicedLine(prompt, voices)),
  };
}

/** Predicted topics of the quarter; those that the pack no longer has are left out. */
export async function testPredictions(
  db: Queryable,
  { catalogue, text }: Content,
  learnerId: string,
): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.testPredictions>> {
  const written = await text('predictions');
  if (!written) return { prediction: null };
  const served = new Map((await catalogue.served()).map((set) => [set.id, set]));
  const known = written.topics.flatMap(({ set_id, ...topic }) => {
    const set = served.get(set_id);
    return set ? [{ ...topic, set }] : [];
  });
  const sets = await learnerSets(
    db,
    learnerId,
    known.map(({ set }) => set),
  );
  const byId = new Map(sets.map((set) => [set.id, set]));
  const { quarter, written_on, title_vi, basis_vi } = written;
  const topics = known.flatMap(({ set: { id }, likelihood, why_vi }) => {
    const set = byId.get(id);
    return set ? [{ set, likelihood, why_vi }] : [];
  });
  return { prediction: { quarter, written_on, title_vi, basis_vi, topics } };
}

/** What guests are shown. */
export async function homeGuest({
  catalogue,
  text,
  voices,
}: Content): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.homeGuest>> {
  const home = await text('home');
  const set = (await catalogue.served()).find(({ id }) => id === home?.sample.set_id);
  if (!home || !set) throw new ApiFailure('NOT_FOUND');
  return {
    scenes: home.scenes.map((scene) => ({
      ...scene,
      question: voicedLine(scene.question, voices),
      answer: { ...scene.answer, voice: voices.model(scene.answer.text) },
      follow_up: scene.follow_up && voicedLine(scene.follow_up, voices),
    })),
    sample: { band: home.sample.band, set },
  };
}
