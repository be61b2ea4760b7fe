/** Code that occurs exactly once in a file, with its replacement. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A fault that is planted on purpose. */
export interface Mutation extends Edit {
  name: string;
  /** It only shows where somebody speaks in the speaking room. */
  speaks?: true;
  /** A safeguard that would hide the fault, removed too. */
  without?: Edit;
}

const CLIENT: Mutation[] = [
  {
    name: 'a portal’s page counts as an acknowledgement',
    file: 'src/platform/http/http.ts',
    find: `json = JSON.parse(text);
  } catch {
    return unreachable('FOREIGN_ANSWER');`,
    replace: `json = JSON.parse(text);
  } catch {
    return { success: true, message: '', data: {} as ResponseOf<E>, timeCurrent: Date.now() };`,
    without: {
      file: 'src/platform/outbox/sending/confirm-receipts.ts',
      find: 'if (!missing.has(receipt.id))',
      replace: 'if (missing.size >= 0)',
    },
  },
  {
    name: 'rows are deleted when they are taken up',
    file: 'src/platform/outbox/sending/take-batch.ts',
    find: 'await db.commands.bulkUpdate(batch.map((row) => ({ key: row.seq, changes: { tries: row.tries + 1 } })));',
    replace: 'await db.commands.bulkDelete(batch.map((row) => row.seq));',
  },
  {
    name: 'a 401 deletes the row',
    file: 'src/platform/outbox/sending/settle-row.ts',
    find: 'await pauseForSignIn(row.owner);',
    replace: 'await pauseForSignIn(row.owner); await db.commands.delete(row.seq);',
  },
  {
    name: 'refused rows are dropped in silence',
    file: 'src/platform/outbox/sending/settle-row.ts',
    find: "db.commands.update(row.seq, { state: 'parked', lastCode: code, lastMessage: message })",
    replace: 'db.commands.delete(row.seq)',
  },
  {
    name: 'each try has an id of its own',
    file: 'src/platform/outbox/sending/transport.ts',
    find: 'idempotencyKey: row.id',
    replace: 'idempotencyKey: crypto.randomUUID()',
  },
  {
    name: 'a newer answer replaces a row that may be on its way',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: "if (rival.state === 'queued' && rival.tries > 0) {",
    replace: "if (rival.state === 'queued' && rival.tries < 0) {",
  },
  {
    name: 'a submission does not wait for its answers',
    file: 'src/shared/attempt/save-submission.ts',
    find: 'rows.map((row) => row.id),',
    replace: '[],',
  },
  {
    name: 'rows of a guest are not claimed',
    file: 'src/platform/outbox/owner/claim-guest-work.ts',
    find: 'owner: learnerId,\n            after: [...row.after, claim.id],',
    replace: '',
  },
  {
    name: 'only the first piece of a recording is stored',
    file: 'src/platform/outbox/recordings/recordings.ts',
    find: 'await db.chunks.add({ recordingId, index, bytes });',
    replace: 'if (index === 0) await db.chunks.add({ recordingId, index, bytes });',
  },
  {
    name: 'a recording waits in memory until it ends',
    speaks: true,
    file: 'src/shared/audio/chunk-writer.ts',
    find: `this.#pieces.push(piece);
    void this.#flush();`,
    replace: 'this.#pieces.push(piece);',
  },
  {
    name: 'what a kill has left of an answer is not found again',
    speaks: true,
    file: 'src/platform/outbox/recordings/unclaimed.ts',
    find: "if (row.state === 'sent' || row.bytes === 0) return false;",
    replace: "if (row.state !== 'complete' || row.bytes === 0) return false;",
  },
];

const SERVER: Mutation[] = [
  {
    name: 'bytes of a recording are deleted after the acknowledgement',
    file: 'server/areas/file/take-chunk.ts',
    find: 'if (outcome.receipt.complete) await part.remove();',
    replace: `if (outcome.receipt.complete) await part.remove();
  if (outcome.receipt.complete) await platform.blobs.remove(outcome.receipt.sha256 ?? '');`,
  },
  {
    name: 'a recording is cut on its way into the store',
    file: 'server/engines/blobs/directory-blob-store.ts',
    find: 'await rename(fresh, path);',
    replace: `const cut = await open(fresh, 'r+');
      await cut.truncate(500);
      await cut.close();
      await rename(fresh, path);`,
  },
  {
    name: 'a grading is never queued',
    file: 'server/domain/marking/ask-grading.ts',
    find: 'await jobs.enqueueGrading(tx, job);',
    replace: 'void job;',
  },
  {
    name: 'a grading is queued twice',
    file: 'server/domain/marking/ask-grading.ts',
    find: 'await jobs.enqueueGrading(tx, job);',
    replace: 'await jobs.enqueueGrading(tx, job); await jobs.enqueueGrading(tx, job);',
  },
  {
    name: 'an answer is never put up for grading',
    file: 'server/domain/marking/mark-attempt.ts',
    find: 'if (!isEmpty && gradersOf(question).ai) await queueForAi(tx, attempt, stored, deps);',
    replace: 'void queueForAi;',
  },
  {
    name: 'a grading is not stored',
    file: 'server/jobs/run-grading-job.ts',
    find: "await store(deps.db, job, task.answeredAt, { status: 'finished', content });",
    replace: 'void content;',
  },
  {
    name: 'a repeated command is run again',
    file: 'server/http/once.ts',
    find: 'if (inserted.length === 0) {',
    replace: 'if (inserted.length < 0) {',
  },
  {
    name: 'a command is remembered under another key',
    file: 'server/http/once.ts',
    find: '.values({ learner_id: learnerId, key, operation, body_hash: bodyHash })',
    replace: '.values({ learner_id: learnerId, key: crypto.randomUUID(), operation, body_hash: bodyHash })',
  },
  {
    name: 'a sum counts one too many',
    file: 'server/db/migrations/0017_certificates_and_learning_sums.sql',
    find: 'SET answered = sums.answered + excluded.answered,',
    replace: 'SET answered = sums.answered + excluded.answered + 1,',
  },
  {
    name: 'a practice makes no study day',
    file: 'server/domain/answering/submit-untimed.ts',
    find: 'await recordStudied(submittedAt);',
    replace: 'void recordStudied;',
  },
  {
    name: 'an attempt is not marked',
    file: 'server/domain/answering/submit-untimed.ts',
    find: 'await markAttempt(tx, attempt, questions, deps);',
    replace: 'void markAttempt;',
  },
  {
    name: 'an older answer overwrites a newer one',
    file: 'server/domain/exam/take-exam.ts',
    find: "if (fate === 'older') return;",
    replace: '',
  },
  {
    name: 'what a guest did stays with the guest',
    file: 'server/areas/guest/claim-guest-work.ts',
    find: 'if (!guest?.guest_id) return {',
    replace: 'if (guest !== undefined || learnerId) return {',
  },
];

/** Losses and duplicates, each of which the runs have to find. */
export const MUTATIONS: readonly Mutation[] = [...SERVER, ...CLIENT];
