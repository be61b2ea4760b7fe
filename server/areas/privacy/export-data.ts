import { asc, eq, inArray } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { recordKeysOf } from '#server/domain/attempt/keys-shown.ts';
import { profileOf } from '#server/domain/learner/profile.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Tx } from '../../db/connect.ts';
import { schema } from '../../db/schema.ts';
import type { Platform } from '../../platform.ts';
import { adviceDataOf } from './advice-data.ts';
import { speakingDataOf } from './speaking-data.ts';
import { staffDataOf } from './staff-data.ts';
import { teacherDeskDataOf } from './teacher-desk-data.ts';
import { tutoringDataOf } from './tutoring-data.ts';

type Export = ResponseOf<typeof ENDPOINTS.privacy.exportData>;

async function attemptsOf(tx: Tx, learnerId: string): Promise<Export['attempts']> {
  const { attempts, attemptAnswers, exercises } = schema;
  const rows = await tx
    .select({
      id: attempts.id,
      practice_id: exercises.id,
      practice: exercises.title,
      opened_at: attempts.opened_at,
      submitted_at: attempts.submitted_at,
      given_up_at: attempts.given_up_at,
      received_at: attempts.received_at,
      deadline_at: attempts.deadline_at,
      closed_by_time: attempts.closed_by_time,
      review_marks: attempts.review_marks,
      mark_seen_at: attempts.mark_seen_at,
      keys_shown_at: attempts.keys_shown_at,
      is_repetition: attempts.is_repetition,
      clock_doubtful: attempts.clock_doubtful,
      timed_by_device: attempts.timed_by_device,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(eq(attempts.learner_id, learnerId))
    .orderBy(asc(attempts.opened_at));
  if (rows.length === 0) return [];
  const answers = await tx
    .select()
    .from(attemptAnswers)
    .where(
      inArray(
        attemptAnswers.attempt_id,
        tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.learner_id, learnerId)),
      ),
    )
    .orderBy(asc(attemptAnswers.answered_at));
  const byAttempt = Map.groupBy(answers, ({ attempt_id }) => attempt_id);
  return rows.map((row) => ({
    ...row,
    answers: (byAttempt.get(row.id) ?? []).map(({ attempt_id: _, ...answer }) => answer),
  }));
}

async function recordingsOf(tx: Tx, learnerId: string, origin: string): Promise<Export['recordings']> {
  const { recordings } = schema;
  const rows = await tx
    .select()
    .from(recordings)
    .where(eq(recordings.learner_id, learnerId))
    .orderBy(asc(recordings.created_at));
  return rows.map(({ learner_id: _, blob_key, received, ...row }) => ({
    ...row,
    received_bytes: received,
    file: blob_key === null ? null : `${origin}/api${ENDPOINTS.file.getFile.path.replace('{id}', row.id)}`,
  }));
}

const avatarOf = (
  { avatar_url, avatar_bytes }: typeof schema.learners.$inferSelect,
  origin: string,
): Export['avatar'] =>
  avatar_url === null ? null : { file: `${origin}${avatar_url}`, type: 'image/webp', bytes: avatar_bytes };

/** Rows of one table for the export, without the learner's id, which is the same everywhere. */
const withoutLearner = <Row extends { learner_id: unknown }>(rows: Row[]): Omit<Row, 'learner_id'>[] =>
  rows.map(({ learner_id: _, ...row }) => row);

/** Personal data. */
async function accountOf(tx: Tx, learner: typeof schema.learners.$inferSelect, origin: string) {
  const { tokens, knownDevices, consents, vipGrants } = schema;
  const learnerId = learner.id;
  return {
    profile: await profileOf({ db: tx }, learnerId),
    avatar: avatarOf(learner, origin),
    time_zone: learner.time_zone,
    registered_at: learner.created_at.toISOString(),
    registration: learner.registration,
    consents: withoutLearner(await tx.select().from(consents).where(eq(consents.learner_id, learnerId))),
    devices: withoutLearner(await tx.select().from(tokens).where(eq(tokens.learner_id, learnerId))).map(
      ({ hash: _, device_mark: __, ...device }) => device,
    ),
    known_devices: (await tx.select().from(knownDevices).where(eq(knownDevices.learner_id, learnerId))).map(
      ({ seen_at }) => ({ seen_at }),
    ),
    vip: withoutLearner(await tx.select().from(vipGrants).where(eq(vipGrants.learner_id, learnerId))),
  };
}

/** What the learner is notified of and where; keys and endpoints, with which anyone could send, are left out. */
async function pushOf(tx: Tx, learnerId: string) {
  const { pushes, pushSettings, pushSubscriptions, streakReminders } = schema;
  return {
    push_settings: withoutLearner(
      await tx.select().from(pushSettings).where(eq(pushSettings.learner_id, learnerId)),
    ),
    push_subscriptions: (
      await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.learner_id, learnerId))
    ).map(({ id, endpoint, created_at, renewed_at }) => ({
      id,
      service: new URL(endpoint).host,
      created_at,
      renewed_at,
    })),
    streak_reminder: withoutLearner(
      await tx.select().from(streakReminders).where(eq(streakReminders.learner_id, learnerId)),
    ),
    pushes: withoutLearner(await tx.select().from(pushes).where(eq(pushes.learner_id, learnerId))),
  };
}

/** The learner's courses, and their progress in them. */
async function studyOf(tx: Tx, learnerId: string) {
  const {
    courseActivations,
    sectionProgress,
    studyEvents,
    studyTimes,
    trialRegistrations,
    courseLevels,
    taggedContacts,
  } = schema;
  const {
    certificates,
    conversationLearners,
    openScenes,
    pronunciationProgress,
    restarts,
    sceneVisits,
    speakingLevels,
    timeZoneChanges,
  } = schema;
  return {
    courses: withoutLearner(
      await tx.select().from(courseActivations).where(eq(courseActivations.learner_id, learnerId)),
    ),
    lesson_progress: withoutLearner(
      await tx.select().from(sectionProgress).where(eq(sectionProgress.learner_id, learnerId)),
    ),
    pronunciation_progress: withoutLearner(
      await tx.select().from(pronunciationProgress).where(eq(pronunciationProgress.learner_id, learnerId)),
    ),
    study_events: withoutLearner(
      await tx.select().from(studyEvents).where(eq(studyEvents.learner_id, learnerId)),
    ),
    study_times: withoutLearner(
      await tx.select().from(studyTimes).where(eq(studyTimes.learner_id, learnerId)),
    ),
    time_zone_changes: withoutLearner(
      await tx.select().from(timeZoneChanges).where(eq(timeZoneChanges.learner_id, learnerId)),
    ),
    trial_registrations: withoutLearner(
      await tx.select().from(trialRegistrations).where(eq(trialRegistrations.learner_id, learnerId)),
    ),
    tagged_contacts: withoutLearner(
      await tx.select().from(taggedContacts).where(eq(taggedContacts.learner_id, learnerId)),
    ),
    course_level: withoutLearner(
      await tx.select().from(courseLevels).where(eq(courseLevels.learner_id, learnerId)),
    ),
    speaking_level: withoutLearner(
      await tx.select().from(speakingLevels).where(eq(speakingLevels.learner_id, learnerId)),
    ),
    conversation_level: withoutLearner(
      await tx.select().from(conversationLearners).where(eq(conversationLearners.learner_id, learnerId)),
    ),
    scene_visits: withoutLearner(
      await tx.select().from(sceneVisits).where(eq(sceneVisits.learner_id, learnerId)),
    ),
    open_scenes: withoutLearner(
      await tx.select().from(openScenes).where(eq(openScenes.learner_id, learnerId)),
    ),
    certificates: withoutLearner(
      await tx.select().from(certificates).where(eq(certificates.learner_id, learnerId)),
    ),
    restarts: withoutLearner(await tx.select().from(restarts).where(eq(restarts.learner_id, learnerId))),
  };
}

/** What they answered, wrote and said, with the results. */
async function workOf(tx: Tx, learnerId: string, origin: string) {
  const { gradingCounts, providerUsage, reviseAnswers } = schema;
  const { notebookCards, notebookEvents, questionReports } = schema;
  return {
    grading_counts: withoutLearner(
      await tx.select().from(gradingCounts).where(eq(gradingCounts.learner_id, learnerId)),
    ),
    provider_usage: withoutLearner(
      await tx.select().from(providerUsage).where(eq(providerUsage.learner_id, learnerId)),
    ),
    attempts: await attemptsOf(tx, learnerId),
    ...(await teacherDeskDataOf(tx, learnerId)),
    revise_answers: withoutLearner(
      await tx.select().from(reviseAnswers).where(eq(reviseAnswers.learner_id, learnerId)),
    ),
    notebook_cards: withoutLearner(
      await tx.select().from(notebookCards).where(eq(notebookCards.learner_id, learnerId)),
    ),
    notebook_events: withoutLearner(
      await tx.select().from(notebookEvents).where(eq(notebookEvents.learner_id, learnerId)),
    ),
    question_reports: withoutLearner(
      await tx.select().from(questionReports).where(eq(questionReports.learner_id, learnerId)),
    ),
    ...(await adviceDataOf(tx, learnerId)),
    data_offers: withoutLearner(
      await tx.select().from(schema.dataOffers).where(eq(schema.dataOffers.learner_id, learnerId)),
    ),
    recordings: await recordingsOf(tx, learnerId, origin),
  };
}

/** All data of the learner, as a snapshot. Secrets (password and token hashes) are not included. */
export async function exportData(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  learnerId: string,
  now: Date,
): Promise<Export> {
  // It contains the right answers.
  await recordKeysOf(db, learnerId);
  return db.transaction(
    async (tx) => {
      const [learner] = await tx.select().from(schema.learners).where(eq(schema.learners.id, learnerId));
      if (!learner || learner.phone === null) throw new ApiFailure('NOT_SIGNED_IN');
      return {
        format: 'luyen-export' as const,
        version: 1 as const,
        exported_at: now.toISOString(),
        ...(await accountOf(tx, learner, config.PUBLIC_URL)),
        ...(await pushOf(tx, learnerId)),
        ...(await studyOf(tx, learnerId)),
        ...(await workOf(tx, learnerId, config.PUBLIC_URL)),
        ...(await speakingDataOf(tx, learnerId)),
        ...(await staffDataOf(tx, learnerId)),
        ...(await tutoringDataOf(tx, learnerId)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
