import { idempotency, knownDevices, otps, tokens } from '#server/db/schema-account.ts';
import { gradingTimes } from '#server/db/schema-desk.ts';
import { jobRuns } from '#server/db/schema-jobs.ts';
import { pushes } from '#server/db/schema-push.ts';
import { staffNotices, verifiedDevices } from '#server/db/schema-staff.ts';
import { KNOWN_DEVICE_DAYS } from '#server/domain/credentials/known-devices.ts';
import { forgetSpoken, spokenDirectory } from '#server/domain/speech/spoken-files.ts';
import { voiceDirectory } from '#server/domain/voices/voice-files.ts';
import type { Platform } from '#server/platform.ts';
import { forgetAbandonedUploads } from './abandoned-uploads.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { forgetGuests } from './forget-guests.ts';
import { forgetUnusedRecordings } from './unused-recordings.ts';

const DAY_MS = 86_400_000;
/** Retention after last use, days; reasons in `docs/decisions/015-cleanup.md`. */
export const RETENTION_DAYS = {
  uploads: 7,
  unused: 7,
  answers: 400,
  codes: 1,
  tokens: 30,
  devices: KNOWN_DEVICE_DAYS,
  spoken: 30,
  voices: 90,
  pushes: 60,
  gradingTimes: 100,
  staffNotices: 60,
  jobRuns: 30,
} as const;

export interface CleanUpCounts {
  uploads: number;
  files: number;
  /** Recordings that no answer refers to. */
  unused: number;
  answers: number;
  codes: number;
  tokens: number;
  /** Devices without a recent sign-in. */
  devices: number;
  guests: number;
  /** Cached text-to-speech files. */
  spoken: number;
  /** Sounds of the speaking room's lines. */
  voices: number;
  /** Notifications, sent or not. */
  pushes: number;
  /** How long gradings took. */
  gradingTimes: number;
  /** Devices without a recent code of staff, and what staff were told. */
  verifiedDevices: number;
  staffNotices: number;
  /** Deaths of the process during jobs that are gone. */
  jobRuns: number;
}

/** Deletes expired data. If interrupted, the next run does the rest. */
export async function cleanUp(
  platform: Pick<Platform, 'db' | 'config' | 'blobs' | 'log'>,
  now: Date,
): Promise<CleanUpCounts> {
  const { db } = platform;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const uploads = await forgetAbandonedUploads(platform, before(RETENTION_DAYS.uploads));
  return {
    uploads: uploads.recordings,
    files: uploads.files,
    unused: await forgetUnusedRecordings(platform, before(RETENTION_DAYS.unused)),
    answers: await deleteOldRows(db, idempotency, idempotency.created_at, before(RETENTION_DAYS.answers)),
    codes: await deleteOldRows(db, otps, otps.expires_at, before(RETENTION_DAYS.codes)),
    tokens: await deleteOldRows(db, tokens, tokens.expires_at, before(RETENTION_DAYS.tokens)),
    devices: await deleteOldRows(db, knownDevices, knownDevices.seen_at, before(RETENTION_DAYS.devices)),
    guests: await forgetGuests(db, before(platform.config.GUEST_DAYS)),
    spoken: await forgetSpoken(spokenDirectory(platform.config), before(RETENTION_DAYS.spoken)),
    voices: await forgetSpoken(voiceDirectory(platform.config), before(RETENTION_DAYS.voices)),
    pushes: await deleteOldRows(db, pushes, pushes.created_at, before(RETENTION_DAYS.pushes)),
    gradingTimes: await deleteOldRows(db, gradingTimes, gradingTimes.at, before(RETENTION_DAYS.gradingTimes)),
    verifiedDevices: await deleteOldRows(
      db,
      verifiedDevices,
      verifiedDevices.verified_at,
      before(RETENTION_DAYS.devices),
    ),
    staffNotices: await deleteOldRows(db, staffNotices, staffNotices.at, before(RETENTION_DAYS.staffNotices)),
    jobRuns: await deleteOldRows(db, jobRuns, jobRuns.since, before(RETENTION_DAYS.jobRuns)),
  };
}

/** Cleans up every night, on one of the nodes that run jobs. Logs counts only. */
export const startCleaningUp = (platform: Platform): Promise<void> =>
  platform.jobs.workNightly(async () => {
    platform.log.info({ deleted: await cleanUp(platform, new Date()) }, 'cleaned up');
  });
