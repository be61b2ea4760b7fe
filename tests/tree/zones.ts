const PURE = ['contract', 'rules', 'speech'];
const SHARED_UI = ['src/lib', 'src/messages', 'src/session', 'src/ui'];

/** What heads of pages say, and nothing that runs; the pages themselves are drawn by what was built (decision 050). */
const WORDS = ['src/messages', 'src/features/info/content'];

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
    'src/outbox',
    'src/lib/http.ts',
    'src/lib/avatars-cache.ts',
    'src/lib/frames-cache.ts',
    'src/lib/kept-cache.ts',
    'src/lib/trusted-script.ts',
  ],
  build: [],
  'src/styles': [],
  'src/messages': PURE,
  'src/lib': PURE,
  'src/session': [...PURE, 'src/lib', 'src/messages'],
  'src/ui': [...PURE, ...SHARED_UI, 'src/styles'],
  'src/offline': [...PURE, ...SHARED_UI],
  'src/reads': [...PURE, 'src/lib', 'src/session', 'src/offline', 'src/outbox'],
  'src/course-access': [...PURE, ...SHARED_UI, 'src/offline', 'src/reads'],
  'src/outbox': [...PURE, ...SHARED_UI, 'src/offline'],
  'src/speech': PURE,
  'src/audio': [...PURE, ...SHARED_UI, 'src/downloads', 'src/outbox', 'src/offline', 'src/pwa'],
  'src/pwa': [...PURE, ...SHARED_UI],
  'src/questions': [...PURE, ...SHARED_UI, 'src/audio', 'src/outbox'],
  'src/listening': [...PURE, ...SHARED_UI],
  'src/test-attempts': [...PURE, ...SHARED_UI, 'src/offline', 'src/outbox'],
  'src/downloads': [...PURE, ...SHARED_UI, 'src/offline', 'src/outbox', 'src/reads'],
  'src/support': [...PURE, ...SHARED_UI, 'src/reads'],
  'src/target': [...PURE, ...SHARED_UI, 'src/offline', 'src/reads'],
  'src/notebook': [...PURE, ...SHARED_UI, 'src/offline', 'src/outbox'],
  'src/pronunciation': [
    ...PURE,
    ...SHARED_UI,
    'src/audio',
    'src/downloads',
    'src/offline',
    'src/outbox',
    'src/questions',
    'src/reads',
  ],
  'src/teacher-grading': [...PURE, ...SHARED_UI, 'src/outbox', 'src/questions'],
  'src/app': [...PURE, 'src'],
  tests: [...PURE, 'server', 'operator', 'bench', 'build', 'src'],
  bench: [...PURE, 'speech/training', 'server', 'operator', 'tests', 'src'],
};

/** What every feature may use. */
const FEATURE_MAY_IMPORT = [
  ...PURE,
  ...SHARED_UI,
  'src/audio',
  'src/course-access',
  'src/listening',
  'src/downloads',
  'src/notebook',
  'src/offline',
  'src/outbox',
  'src/pronunciation',
  'src/pwa',
  'src/questions',
  'src/reads',
  'src/speech',
  'src/support',
  'src/target',
  'src/teacher-grading',
  'src/test-attempts',
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
