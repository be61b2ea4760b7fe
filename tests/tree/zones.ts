import { serverMayImport, serverZoneOf } from './server-zones.ts';

const PURE = ['contract', 'rules', 'speech'];
const HTTP = ['src/platform/browser', 'src/platform/http'];
/** What every screen may use. */
const SCREEN = [...PURE, ...HTTP, 'src/messages', 'src/platform/session', 'src/ui'];

/**
 * Who may import whom, below the repository's root. Default deny: a zone may import itself and what is listed here,
 * and nothing else of ours. A feature's zone is its folder, so no feature can import another, nor a shared module
 * that is not listed. The server has its own list.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  rules: ['contract'],
  speech: ['contract', 'rules'],
  'speech/training': [...PURE, 'server/content', 'server/engines'],
  operator: [
    ...PURE,
    'server/config',
    'server/content',
    'server/db',
    'server/domain',
    'server/failure',
    'server/engines',
    'server/jobs',
    'server/log',
    'server/process',
    'server/maintenance',
    // A test of the command that checks certificates issues one.
    'server/areas/certificate/pdf',
  ],
  sw: [
    ...PURE,
    'src/platform/caches',
    'src/platform/http/http.ts',
    'src/platform/http/stamp-stored.ts',
    'src/platform/offline/within.ts',
    'src/platform/outbox',
    'src/platform/push',
    'src/platform/trusted-types/trusted-script.ts',
  ],
  build: ['contract'],
  'src/styles': [],
  'src/messages': PURE,
  // The platform: browser, network and device. It knows no page.
  'src/platform/browser': PURE,
  'src/platform/caches': ['contract'],
  'src/platform/trusted-types': PURE,
  'src/platform/http': [...PURE, 'src/platform/browser'],
  'src/platform/session': [...PURE, ...HTTP, 'src/messages'],
  'src/ui': [...SCREEN, 'src/platform/trusted-types', 'src/styles'],
  'src/platform/offline': [...SCREEN, 'src/platform/caches', 'src/platform/trusted-types'],
  'src/platform/outbox': [...SCREEN, 'src/platform/offline'],
  'src/platform/pwa': [
    ...SCREEN,
    'src/platform/caches',
    'src/platform/offline',
    'src/platform/trusted-types',
  ],
  'src/platform/push': [...SCREEN, 'src/platform/offline', 'src/platform/outbox', 'src/platform/pwa'],
  // Product code that several features need.
  'src/shared/account': SCREEN,
  'src/shared/attempt': [...SCREEN, 'src/platform/offline', 'src/platform/outbox'],
  'src/shared/audio': [...SCREEN, 'src/platform', 'src/shared/download'],
  'src/shared/class-desk': SCREEN,
  'src/shared/contact': [...SCREEN, 'src/shared/queries'],
  'src/shared/course-access': [...SCREEN, 'src/platform/offline', 'src/shared/queries'],
  'src/shared/download': [...SCREEN, 'src/platform', 'src/shared/queries'],
  'src/shared/exam': [
    ...SCREEN,
    'src/platform',
    'src/shared/attempt',
    'src/shared/audio',
    'src/shared/listening',
    'src/shared/queries',
    'src/shared/questions',
    'src/shared/teacher-grading',
  ],
  'src/shared/roadmap': [...SCREEN, 'src/platform/offline'],
  'src/shared/saved-texts': [...SCREEN, 'src/platform/offline'],
  'src/shared/sounds': [
    ...SCREEN,
    'src/platform',
    'src/shared/audio',
    'src/shared/reading-report',
    'src/shared/revise',
  ],
  'src/shared/scenes': [...SCREEN, 'src/platform'],
  'src/shared/install': [...SCREEN, 'src/platform/pwa'],
  'src/shared/lesson': [...SCREEN, 'src/platform/offline', 'src/platform/outbox', 'src/shared/queries'],
  'src/shared/listening': SCREEN,
  'src/shared/microphone-check': [...SCREEN, 'src/shared/audio'],
  'src/shared/network': [...SCREEN, 'src/platform/offline'],
  'src/shared/notebook': [...SCREEN, 'src/platform'],
  'src/shared/profile': [...SCREEN, 'src/platform/offline', 'src/platform/outbox'],
  'src/shared/queries': [...SCREEN, 'src/platform/offline', 'src/platform/outbox'],
  'src/shared/question-loop': [...SCREEN, 'src/shared/questions'],
  'src/shared/questions': [...SCREEN, 'src/platform/outbox', 'src/shared/audio'],
  'src/shared/recogniser': [...SCREEN, 'src/platform'],
  'src/shared/reading-report': [
    ...SCREEN,
    'src/platform',
    'src/shared/audio',
    'src/shared/download',
    'src/shared/queries',
    'src/shared/questions',
    'src/shared/recogniser',
  ],
  'src/shared/recordable-question': [
    ...SCREEN,
    'src/platform',
    'src/shared/audio',
    'src/shared/questions',
    'src/shared/reading-report',
    'src/shared/speaking/hearing',
  ],
  'src/shared/result': [...SCREEN, 'src/shared/listening', 'src/shared/questions'],
  'src/shared/revise': [
    ...SCREEN,
    'src/platform',
    'src/shared/attempt',
    'src/shared/audio',
    'src/shared/queries',
    'src/shared/question-loop',
    'src/shared/questions',
    'src/shared/reading-report',
    'src/shared/recordable-question',
  ],
  // Speaking with the examiner: each layer uses those above it.
  'src/shared/speaking/examiner': SCREEN,
  'src/shared/speaking/hearing': [
    ...SCREEN,
    'src/platform',
    'src/shared/questions',
    'src/shared/reading-report',
    'src/shared/recogniser',
  ],
  'src/shared/speaking/sets': [...SCREEN, 'src/platform/outbox', 'src/shared/attempt'],
  'src/shared/speaking/talk': [
    ...SCREEN,
    'src/platform/outbox',
    'src/shared/questions',
    'src/shared/reading-report',
    'src/shared/result',
  ],
  'src/shared/speaking/turn': [
    ...SCREEN,
    'src/platform/outbox',
    'src/shared/audio',
    'src/shared/questions',
    'src/shared/speaking/examiner',
    'src/shared/speaking/hearing',
    'src/shared/speaking/sets',
  ],
  'src/shared/speaking/dialogue': [
    ...SCREEN,
    'src/platform/outbox',
    'src/shared/audio',
    'src/shared/questions',
    'src/shared/speaking',
  ],
  'src/shared/speaking/short-talk': [
    ...SCREEN,
    'src/platform',
    'src/shared/attempt',
    'src/shared/audio',
    'src/shared/questions',
    'src/shared/reading-report',
    'src/shared/result',
    'src/shared/speaking',
  ],
  'src/shared/streak': [
    ...SCREEN,
    'src/platform',
    'src/shared/attempt',
    'src/shared/lesson',
    'src/shared/notebook',
  ],
  'src/shared/target': [...SCREEN, 'src/platform/offline', 'src/shared/queries'],
  'src/shared/teacher-desk': [...SCREEN, 'src/shared/class-desk'],
  'src/shared/teacher-grading': [...SCREEN, 'src/platform/outbox', 'src/shared/questions'],
  'src/shared/text-page': SCREEN,
  'src/app': [...PURE, 'src'],
  tests: [...PURE, 'server', 'operator', 'bench', 'build', 'src'],
  bench: [...PURE, 'speech/training', 'server', 'operator', 'tests', 'src'],
};

/** What every feature may use. */
const FEATURE_MAY_IMPORT = [...SCREEN, 'src/platform', 'src/shared'];

/** Folders of `src/` whose subfolders are zones. */
const DEEP = ['features', 'platform', 'shared'];

/** A subject of `src/shared/` that is itself divided: its subfolders are zones, and no file lies beside them. */
const DIVIDED = 'src/shared/speaking';

/**
 * The zone of a file: its folder, in `src/` the folder below, in `src/features/` and the like the one below that, in
 * `src/shared/speaking/` the one below that, too.
 */
export function zoneOf(path: string): string | null {
  const [top, second, third, ...below] = path.split('/');
  if (top === undefined || second === undefined) return null;
  if (top === 'server') return serverZoneOf(path);
  if (top === 'speech' && second === 'training') return 'speech/training';
  if (top !== 'src') return top;
  if (!DEEP.includes(second)) return third === undefined ? null : `src/${second}`;
  if (third === undefined || below.length === 0) return null;
  const zone = `src/${second}/${third}`;
  if (zone !== DIVIDED) return zone;
  return below.length === 1 ? null : `${zone}/${below[0]}`;
}

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

function mayImport(zone: string): readonly string[] | undefined {
  if (zone.startsWith('server/')) return serverMayImport(zone);
  return zone.startsWith('src/features/') ? FEATURE_MAY_IMPORT : MAY_IMPORT[zone];
}

/** @returns why the import is not allowed, or null */
export function forbidden(from: string, to: string): string | null {
  const zone = zoneOf(from);
  // Configuration files in the root belong to no zone.
  if (zone === null) return from.includes('/') ? 'the file lies in no zone' : null;
  if (isBelow(to, zone)) return null;
  if (/\.test\.tsx?$/.test(from) && isBelow(to, 'tests/support')) return null;
  const allowed = mayImport(zone);
  if (!allowed) return `${zone} is no zone yet: give it a place in tests/tree`;
  return allowed.some((place) => isBelow(to, place)) ? null : `${zone} may not import ${zoneOf(to) ?? to}`;
}
