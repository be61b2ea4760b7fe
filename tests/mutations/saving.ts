import type { Mutation } from './mutation.ts';

const ROUND = ['src/platform/outbox/sending/drain-round.dom.test.ts'];
const QUEUE = ['src/platform/outbox/sending/drain.test.ts'];
const SAVING = ['src/platform/outbox/queue/saving.dom.test.ts'];

/** Whatever is reported as saved is on the disk, completely. */
export const SAVING_MUTATIONS: readonly Mutation[] = [
  {
    name: 'saved in the system’s cache only',
    file: 'src/platform/outbox/database/db.ts',
    find: "chromeTransactionDurability: 'strict'",
    replace: "chromeTransactionDurability: 'default'",
    tests: SAVING,
  },
  {
    name: 'live queries show what is not stored',
    file: 'src/platform/outbox/database/db.ts',
    find: ", cache: 'disabled'",
    replace: '',
    tests: ['src/shared/audio/recorder-panel.test.tsx'],
  },
  {
    name: 'no copy of the answer beside its command',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: '    await putAnswer(copy);\n',
    replace: '',
    tests: SAVING,
  },
  {
    name: 'the copy is saved apart from its command',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: '  const { id } = await saveInTransaction(async () => {\n    await putAnswer(copy);\n',
    replace: '  await putAnswer(copy);\n  const { id } = await saveInTransaction(async () => {\n',
    tests: SAVING,
  },
  {
    name: 'said to be saved before it is',
    file: 'src/platform/outbox/screen/autosave.ts',
    find: "if (!this.waiting) this.onStatus('saved');",
    replace: "this.onStatus('saved');",
    tests: ['src/platform/outbox/screen/autosave.test.ts'],
  },
  {
    name: 'a failed save is forgotten',
    file: 'src/platform/outbox/screen/autosave.ts',
    find: 'this.waiting ??= { value };',
    replace: '',
    tests: [
      'src/platform/outbox/screen/autosave.test.ts',
      'src/features/practice/model/use-saved-answer.test.tsx',
    ],
  },
  {
    name: 'words half typed are not saved when the page goes',
    file: 'src/platform/outbox/screen/use-flush-on-hide.ts',
    find: "    window.addEventListener('pagehide', onHide);\n",
    replace: '',
    tests: ['src/features/practice/model/use-saved-answer.test.tsx'],
  },
  {
    name: 'one id for all',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: '    id: uuidv7(),',
    replace: '    id: String(slotName(command, fields)?.name),',
    tests: SAVING,
  },
  {
    name: 'an answer on its way is replaced',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: "rival.state === 'queued' && rival.tries > 0",
    replace: 'false',
    tests: QUEUE,
  },
  {
    name: 'a submission knows of no answers before it',
    file: 'src/shared/attempt/save-submission.ts',
    find: 'rows.map((row) => row.id)',
    replace: '[]',
    tests: ROUND,
  },
  {
    name: 'a new version begins with an empty queue',
    file: 'src/platform/outbox/database/db.ts',
    find: "super('luyen-outbox', {",
    replace: "super('luyen-outbox-2', {",
    tests: SAVING,
  },
  {
    name: 'the error of the clock is not told',
    file: 'src/platform/outbox/queue/save-command.ts',
    find: "skew: row?.key === 'skew' ? row.ms : 0",
    replace: 'skew: row ? 0 : 0',
    tests: QUEUE,
  },
];
