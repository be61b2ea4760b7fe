import { Dexie, type EntityTable } from 'dexie';
import { type SpeakingEvaluation, speakingEvaluationSchema } from '#contract/reading-evaluation.ts';
import { useSession } from '#src/platform/session/session.ts';

/** This device's own score of a recording; used until the server's evaluation is there. */
interface DeviceScoreRow {
  recordingId: string;
  owner: string;
  evaluation: SpeakingEvaluation;
  /** Device clock, milliseconds. */
  at: number;
}

class DeviceScoresDb extends Dexie {
  scores!: EntityTable<DeviceScoreRow, 'recordingId'>;

  constructor() {
    super('luyen-device-scores');
    this.version(1).stores({ scores: 'recordingId, owner, at' });
  }
}

const db = new DeviceScoresDb();

/** Scores stored for a learner, newest first: the server has long graded older ones. */
const MAX_SCORES = 200;

export async function storeDeviceScore(row: Omit<DeviceScoreRow, 'at'>): Promise<void> {
  await db.transaction('rw', db.scores, async () => {
    await db.scores.put({ ...row, at: Date.now() });
    const old = await db.scores.orderBy('at').reverse().offset(MAX_SCORES).primaryKeys();
    await db.scores.bulkDelete(old);
  });
}

/** Null: there is none, or it has a format unknown to this version. */
export async function deviceScoreOf(
  owner: string,
  recordingId: string,
): Promise<SpeakingEvaluation['result'] | null> {
  const row = await db.scores.get(recordingId);
  if (row?.owner !== owner) return null;
  const known = speakingEvaluationSchema.safeParse(row.evaluation);
  return known.success ? known.data.result : null;
}

/** Scores are deleted with their session, as stored queries are. @returns stops that */
export function followSession(): () => void {
  const forgetOthers = (owner: string | null): void =>
    void db.scores
      .where('owner')
      .notEqual(owner ?? '')
      .delete()
      .catch(() => undefined);
  forgetOthers(useSession.getState().learnerId);
  return useSession.subscribe((now, before) => {
    if (now.learnerId !== before.learnerId) forgetOthers(now.learnerId);
  });
}
