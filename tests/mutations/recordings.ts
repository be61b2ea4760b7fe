import type { Mutation } from './mutation.ts';

const QUEUE = ['src/platform/outbox/sending/drain.test.ts'];
const POISON = ['src/platform/outbox/sending/poison.test.ts'];
const TRANSPORT = ['src/platform/outbox/sending/transport.test.ts'];
const CLOSING = ['src/app/close-recording.test.ts'];
const UNREADABLE = ['src/platform/outbox/database/unreadable-rows.test.ts'];
const UNCLAIMED = ['src/platform/outbox/recordings/unclaimed.test.ts'];
const RECORDER = ['src/shared/audio/recorder.dom.test.ts'];

/** Recordings: captured, closed, uploaded, recovered, exported. */
export const RECORDINGS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'part of a recording passes for the whole',
    file: 'src/platform/outbox/recordings/recording-bytes.ts',
    find: '  if (!isWhole) throw',
    replace: '  if (!row) throw',
    tests: POISON,
  },
  {
    name: 'an upload without progress goes on',
    file: 'src/platform/outbox/sending/send-recording.ts',
    find: '  throw new Error(`the upload',
    replace: '  if (MAX_IDLE < 0) throw new Error(`the upload',
    tests: POISON,
  },
  {
    name: 'a receipt for other bytes is taken',
    file: 'src/platform/outbox/sending/send-recording.ts',
    find: '      if (state.sha256 !== row.sha256) return MISMATCH;\n',
    replace: '',
    tests: POISON,
  },
  {
    name: 'a recording goes although a command carries it',
    file: 'src/platform/outbox/recordings/recordings.ts',
    find: '  if (carriers > 0) return;\n',
    replace: '',
    tests: ['src/platform/outbox/recordings/recordings.dom.test.ts'],
  },
  {
    name: 'an upload begins at the start each time',
    file: 'src/platform/outbox/sending/send-recording.ts',
    find: 'let offset = row.acked;',
    replace: 'let offset = 0;',
    tests: QUEUE,
  },
  {
    name: 'what the server has is not recorded',
    file: 'src/platform/outbox/sending/send-recording.ts',
    find: '    if (offset > 0) await db.recordings.update(row.id, { acked: offset });\n',
    replace: '',
    tests: QUEUE,
  },
  {
    name: 'an upload does not send its hash',
    file: 'src/platform/outbox/sending/send-recording.ts',
    find: "'upload-sha256': row.sha256 ?? '',",
    replace: "'upload-sha256': '0'.repeat(64),",
    tests: TRANSPORT,
  },
  {
    name: 'a recording is closed apart from its answer',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: '  if (seal) await closeRecording(seal);\n',
    replace: '',
    tests: CLOSING,
  },
  {
    name: 'the recorder closes before the answer is saved',
    file: 'src/platform/outbox/recordings/recordings.ts',
    find: '  return { recordingId: row.id, bytes: whole.byteLength, sha256 };',
    replace:
      "  await db.recordings.update(row.id, { state: 'complete' });\n  return { recordingId: row.id, bytes: whole.byteLength, sha256 };",
    tests: CLOSING,
  },
  {
    name: 'a closed recording that nothing carries is not offered',
    file: 'src/platform/outbox/recordings/unclaimed.ts',
    find: "row.state === 'sent' || row.bytes === 0",
    replace: "row.state !== 'open' || row.bytes === 0",
    tests: UNCLAIMED,
  },
  {
    name: 'a recording being made is offered to another tab',
    file: 'src/platform/outbox/recordings/unclaimed.ts',
    find: '  return found.filter(({ id }) => !atWork.has(lockOf(id)));',
    replace: '  return found.filter(() => atWork.size >= 0);',
    tests: UNCLAIMED,
  },
  {
    name: 'a question offers nothing after a crash',
    file: 'src/shared/audio/recorder-panel.tsx',
    find: '{interrupted && !busy && (',
    replace: '{interrupted && busy && (',
    tests: ['src/shared/audio/recorder-panel.test.tsx'],
  },
  {
    name: 'the export lacks the sound',
    file: 'src/platform/outbox/queue/export-queue.ts',
    find: 'base64: base64(bytes)',
    replace: "base64: ''",
    tests: QUEUE,
  },
  {
    name: 'the export is silent about what it lacks',
    file: 'src/platform/outbox/recordings/recording-bytes.ts',
    find: 'missing: isWhole ? null : { chunks, bytes: lacking }',
    replace: 'missing: null',
    tests: POISON,
  },
  {
    name: 'one bad chunk spoils the export',
    file: 'src/platform/outbox/recordings/recording-bytes.ts',
    find: 'db.chunks.get([id, index]).catch(() => undefined)',
    replace: 'db.chunks.get([id, index])',
    tests: POISON,
  },
  {
    name: 'a receipt that cannot be read is deleted',
    file: 'src/platform/outbox/sending/receipts.ts',
    find: 'return receipt !== undefined && receipt.row === undefined;',
    replace: 'return receipt?.row === undefined;',
    tests: UNREADABLE,
  },
  {
    name: 'a recording that cannot be read is shown to nobody',
    file: 'src/platform/outbox/recordings/unclaimed.ts',
    find: 'if (readStored(recordingRow, stored) === undefined) ids.push(primaryKey);',
    replace: '',
    tests: UNREADABLE,
  },
  {
    name: 'sound is stored as a Blob',
    file: 'src/shared/audio/chunk-writer.ts',
    find: 'await piece.arrayBuffer()',
    replace: 'piece as unknown as ArrayBuffer',
    tests: RECORDER,
  },
  {
    name: 'a microphone taken away loses the recording',
    file: 'src/shared/audio/take.ts',
    find: "track.addEventListener('ended',",
    replace: "track.addEventListener('never',",
    tests: RECORDER,
  },
  {
    name: 'the microphone is asked for each time',
    file: 'src/shared/audio/microphone.ts',
    find: "    if (this.stream?.getAudioTracks().some((track) => track.readyState === 'live')) return this.stream;\n",
    replace: '',
    tests: RECORDER,
  },
  {
    name: 'Safari records what it cannot play',
    file: 'src/shared/audio/recording-type.ts',
    find: 'onApple ? [...PREFERRED].reverse() : PREFERRED',
    replace: 'onApple ? PREFERRED : PREFERRED',
    tests: ['src/shared/audio/recording-type.test.ts'],
  },
  {
    name: 'recordings leave without consent',
    file: 'src/platform/outbox/consent/voice-gate.ts',
    find: '  if (valid?.given === false) throw new ConsentWithdrawn();\n',
    replace: '',
    tests: ['src/platform/outbox/consent/voice-consent.test.ts'],
  },
];
