const PURE = ['contract', 'rules', 'speech'];
const SHARED_UI = ['src/platform/browser', 'src/messages', 'src/platform/session', 'src/ui'];

/** What heads of pages say, and nothing that runs; the pages themselves are drawn by what was built (decision 050). */
const WORDS = [
  'src/messages',
  'src/features/payment/content',
  'src/features/roadmap/content',
  'src/features/site-pages/content',
];

/**
 * Who may import whom, below the repository's root. Default deny: a zone imports itself and what is listed here,
 * nothing else of ours. A feature's zone is its folder, so no feature can import another.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  rules: ['contract'],
  speech: ['contract', 'rules'],
  'speech/training': [...PURE, 'server'],
  server: [...PURE, ...WORDS],
  operator: [...PURE, 'server'],
  sw: [
    ...PURE,
    'src/platform/outbox',
    'src/platform/http/http.ts',
    'src/platform/caches/avatars-cache.ts',
    'src/platform/caches/frames-cache.ts',
    'src/platform/caches/kept-cache.ts',
    'src/platform/trusted-types/trusted-script.ts',
  ],
  build: [],
  'src/styles': [],
  'src/messages': PURE,
  'src/platform/browser': PURE,
  'src/platform/session': [...PURE, 'src/platform/browser', 'src/messages'],
  'src/ui': [...PURE, ...SHARED_UI, 'src/styles'],
  'src/platform/offline': [...PURE, ...SHARED_UI],
  'src/shared/queries': [
    ...PURE,
    'src/platform/browser',
    'src/platform/session',
    'src/platform/offline',
    'src/platform/outbox',
  ],
  'src/shared/course-access': [...PURE, ...SHARED_UI, 'src/platform/offline', 'src/shared/queries'],
  'src/platform/outbox': [...PURE, ...SHARED_UI, 'src/platform/offline'],
  'src/speech': PURE,
  'src/shared/audio': [
    ...PURE,
    ...SHARED_UI,
    'src/shared/download',
    'src/platform/outbox',
    'src/platform/offline',
    'src/platform/pwa',
  ],
  'src/platform/pwa': [...PURE, ...SHARED_UI],
  'src/shared/questions': [...PURE, ...SHARED_UI, 'src/shared/audio', 'src/platform/outbox'],
  'src/shared/listening': [...PURE, ...SHARED_UI],
  'src/shared/exam': [...PURE, ...SHARED_UI, 'src/platform/offline', 'src/platform/outbox'],
  'src/shared/download': [
    ...PURE,
    ...SHARED_UI,
    'src/platform/offline',
    'src/platform/outbox',
    'src/shared/queries',
  ],
  'src/shared/contact': [...PURE, ...SHARED_UI, 'src/shared/queries'],
  'src/shared/target': [...PURE, ...SHARED_UI, 'src/platform/offline', 'src/shared/queries'],
  'src/shared/notebook': [...PURE, ...SHARED_UI, 'src/platform/offline', 'src/platform/outbox'],
  'src/shared/reading-report': [
    ...PURE,
    ...SHARED_UI,
    'src/shared/audio',
    'src/shared/download',
    'src/platform/offline',
    'src/platform/outbox',
    'src/shared/questions',
    'src/shared/queries',
  ],
  'src/shared/teacher-grading': [...PURE, ...SHARED_UI, 'src/platform/outbox', 'src/shared/questions'],
  'src/app': [...PURE, 'src'],
  tests: [...PURE, 'server', 'operator', 'bench', 'build', 'src'],
  bench: [...PURE, 'speech/training', 'server', 'operator', 'tests', 'src'],
};

/** What every feature may use. */
const FEATURE_MAY_IMPORT = [
  ...PURE,
  ...SHARED_UI,
  'src/shared/audio',
  'src/shared/course-access',
  'src/shared/listening',
  'src/shared/download',
  'src/shared/notebook',
  'src/platform/offline',
  'src/platform/outbox',
  'src/shared/reading-report',
  'src/platform/pwa',
  'src/shared/questions',
  'src/shared/queries',
  'src/speech',
  'src/shared/contact',
  'src/shared/target',
  'src/shared/teacher-grading',
  'src/shared/exam',
];

/** The zone of a file: its folder, in `src/` the folder below it, in `src/features/` the feature's. */
function zoneOf(path: string): string | null {
  const [top, second, third, ...below] = path.split('/');
  if (top === undefined || second === undefined) return null;
  if (top === 'speech' && second === 'training') return 'speech/training';
  if (top !== 'src') return top;
  if (second !== 'features') return third === undefined ? null : `src/${second}`;
  return third === undefined || below.length === 0 ? null : `src/features/${third}`;
}

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** @returns why the import is not allowed, or null */
export function forbidden(from: string, to: string): string | null {
  const zone = zoneOf(from);
  // Configuration files in the root belong to no zone.
  if (zone === null) return from.includes('/') ? 'the file lies in no zone' : null;
  if (isBelow(to, zone)) return null;
  if (/\.test\.tsx?$/.test(from) && isBelow(to, 'tests/support')) return null;
  const allowed = zone.startsWith('src/features/') ? FEATURE_MAY_IMPORT : MAY_IMPORT[zone];
  if (!allowed) return `${zone} is no zone yet: give it a place in tests/tree/zones.ts`;
  return allowed.some((place) => isBelow(to, place)) ? null : `${zone} may not import ${zoneOf(to) ?? to}`;
}
