import { readdirSync } from 'node:fs';

const PURE = ['contract', 'rules', 'speech'];
/** What every part of the server may use. */
const GROUND = [
  'server/caller',
  'server/config',
  'server/db',
  'server/engines',
  'server/failure',
  'server/log',
];
/** Text shown on pages, without code. */
const WORDS = ['src/messages'];
/** Texts of pages that the server sends to crawlers. */
const PAGE_TEXTS = [
  'src/features/payment/content',
  'src/features/roadmap/content',
  'src/features/site-pages/content',
];

/** Which parts of the domain depend on which others; a part that is not listed depends on none. */
const DOMAIN: Readonly<Record<string, readonly string[]>> = {
  answering: ['attempt', 'marking', 'teacher-grading'],
  certificate: ['course', 'push', 'study'],
  classes: ['push', 'staff', 'tutoring'],
  contact: ['learner'],
  conversation: ['sounds', 'voices'],
  course: ['tutoring'],
  deletion: ['credentials', 'learner'],
  exam: ['attempt', 'marking', 'study', 'teacher-grading'],
  interview: ['attempt'],
  learner: ['address', 'push'],
  level: ['attempt', 'exam', 'learning-sums'],
  marking: ['attempt', 'notebook', 'teacher-grading'],
  notebook: ['attempt'],
  operations: ['attempt', 'audit', 'credentials', 'learner', 'staff'],
  payment: ['course'],
  pronunciation: ['voices'],
  sounds: ['voices'],
  speaking: ['answering', 'attempt', 'marking', 'study', 'teacher-grading'],
  study: ['learner', 'push'],
  'teacher-grading': ['attempt', 'push'],
  tutoring: ['attempt', 'exam', 'teacher-grading'],
  voices: ['speech'],
};
/** Modules about calls themselves: rate limits, callers, sizes. */
const OF_CALLS: Readonly<Record<string, readonly string[]>> = {
  credentials: ['server/http'],
  speech: ['server/http', 'server/storage'],
};

const domainZone = (name: string): string[] => [
  ...PURE,
  ...GROUND,
  'server/platform.ts',
  'server/queue',
  ...(DOMAIN[name] ?? []).map((other) => `server/domain/${other}`),
  ...(OF_CALLS[name] ?? []),
];

/** An area is its routes and code only they need. What several areas need is in domain: no area imports another. */
const AREA = [
  ...PURE,
  ...GROUND,
  ...WORDS,
  'server/http',
  'server/notices',
  'server/parts.ts',
  'server/platform.ts',
  'server/storage',
];

/** Parts of the domain that only the areas of staff use. */
const OF_STAFF = ['server/domain/classes', 'server/domain/operations'];
const domainParts = readdirSync('server/domain').map((name) => `server/domain/${name}`);
const domainFor = (area: string): string[] =>
  domainParts.filter((part) => /^(?:operator|staff|teacher)-/.test(area) || !OF_STAFF.includes(part));

/** What single areas need besides. */
const MORE_OF_AREA: Readonly<Record<string, readonly string[]>> = {
  'operator-operations': ['server/content', 'server/jobs', 'server/maintenance'],
};

/** Who may import whom in the server, folder by folder. The files in `server/` itself compose it. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  'server/caller': ['contract'],
  'server/cleanup': ['server/db', 'server/domain', 'server/platform.ts'],
  'server/config': ['contract'],
  'server/content': [...PURE, 'server/config', 'server/db', 'server/engines', 'server/http'],
  'server/db': [...PURE, 'server/config', 'server/process'],
  // Engines compute, or call a service: anything they need from the database is passed to them.
  'server/engines': [...PURE, 'server/config', 'server/log', 'server/process'],
  'server/failure': ['contract'],
  'server/http': [...PURE, ...GROUND, 'server/domain/audit', 'server/domain/staff', 'server/storage'],
  'server/jobs': [
    ...PURE,
    ...GROUND,
    'server/domain',
    'server/notices',
    'server/platform.ts',
    'server/queue',
  ],
  'server/log': [],
  'server/maintenance': ['contract', 'server/db', 'server/failure'],
  'server/notices': [
    'contract',
    'server/db',
    'server/domain/operations',
    'server/platform.ts',
    'server/queue',
  ],
  'server/openapi': ['contract'],
  'server/platform.ts': [
    ...GROUND,
    'server/content',
    'server/http',
    'server/maintenance',
    'server/queue',
    'server/storage',
  ],
  'server/parts.ts': [...PURE, 'server/domain', 'server/engines', 'server/platform.ts'],
  'server/process': [],
  'server/queue': ['contract', 'server/db', 'server/log'],
  'server/seo': [
    ...PURE,
    ...GROUND,
    ...WORDS,
    ...PAGE_TEXTS,
    'server/domain',
    'server/http',
    'server/platform.ts',
  ],
  'server/storage': ['server/caller', 'server/config', 'server/db', 'server/failure'],
  'server/app.ts': [...PURE, 'server'],
  'server/handlers.ts': [...PURE, 'server'],
  'server/run-server.ts': [...PURE, 'server'],
  'server/start.ts': ['server'],
};

/** The zone of a server file: its folder, or in `areas/` and `domain/` the folder below. */
export function serverZoneOf(path: string): string {
  const [, second = '', third, ...below] = path.split('/');
  const isDeep = (second === 'areas' || second === 'domain') && below.length > 0;
  return isDeep ? `server/${second}/${third}` : `server/${second}`;
}

/** @returns what a zone of the server may import; undefined for an unknown zone */
export function serverMayImport(zone: string): readonly string[] | undefined {
  const [, second, third] = zone.split('/');
  if (third === undefined) return SERVER[zone];
  return second === 'areas'
    ? [...AREA, ...domainFor(third), ...(MORE_OF_AREA[third] ?? [])]
    : domainZone(third);
}
