import type { Mutation } from './mutation.ts';

/** Around the queue: updates, generations of assets, downloads. */
export const APP_MUTATIONS: readonly Mutation[] = [
  {
    name: 'what has arrived is not shown until it is read',
    file: 'src/platform/outbox/queue/put-arrived.ts',
    find: '    await writeQuery(client, query, merge(data, work));\n',
    replace: '',
    tests: [
      'src/shared/scenes/use-scene-records.test.tsx',
      'src/features/pronunciation/model/use-progress.test.tsx',
    ],
  },
  {
    name: 'an update takes over during a recording',
    file: 'src/shared/audio/use-held-recorder.ts',
    find: "release ??= holdUpdates('recording');",
    replace: 'release ??= () => undefined;',
    tests: ['src/shared/audio/use-held-recorder.test.tsx'],
  },
  {
    name: 'an update takes over during a test',
    file: 'src/features/exam-taking/model/use-held-updates.ts',
    find: "useEffect(() => holdUpdates('timed test'), []);",
    replace: 'useEffect(() => undefined, []);',
    tests: ['src/features/exam-taking/model/use-held-updates.test.tsx'],
  },
  {
    name: 'an update takes over while words are unsaved',
    file: 'src/platform/pwa/unsaved-input.ts',
    find: "release ??= holdUpdates('unsaved input');",
    replace: 'release ??= () => undefined;',
    tests: ['src/platform/pwa/unsaved-input.test.tsx'],
  },
  {
    name: 'an update takes over unasked',
    file: 'sw/on-message.ts',
    find: ' && message.type === SKIP_WAITING',
    replace: '',
    tests: ['sw/on-message.test.ts'],
  },
  {
    name: 'held updates are offered',
    file: 'src/platform/pwa/update.ts',
    find: 'takeOver !== null && holds.size === 0 && !wanted',
    replace: 'takeOver !== null && !wanted',
    tests: ['src/platform/pwa/update.test.tsx'],
  },
  {
    name: 'a device keeps one generation of assets',
    file: 'sw/previous-assets.ts',
    find: '      if (response) await previous.put(request, response);\n',
    replace: '',
    tests: ['sw/previous-assets.test.ts'],
  },
  {
    name: 'a deployment keeps one generation of assets',
    file: 'build/asset-generations.ts',
    find: 'new Set([...current, ...previous].flatMap',
    replace: 'new Set([...current].flatMap',
    tests: ['build/asset-generations.test.ts'],
  },
  {
    name: 'reloads without end for a missing part',
    file: 'src/app/chunk-reload.ts',
    find: '  if (age >= 0 && age < PAUSE_MS) return false;\n',
    replace: '',
    tests: ['src/app/chunk-reload.dom.test.ts'],
  },
  {
    name: 'a download does not tell how far it is',
    file: 'src/shared/download/download-controls.tsx',
    find: '<ProgressBar value={row.bytesDone}',
    replace: '<ProgressBar value={0}',
    tests: ['src/shared/download/download-button.test.tsx'],
  },
  {
    name: 'the page of downloads does not add up',
    file: 'src/features/download/pages/downloads-page.tsx',
    find: '(sum, { bytesDone }) => sum + bytesDone',
    replace: '(sum) => sum',
    tests: ['src/features/download/pages/downloads-page.test.tsx'],
  },
];
