const PURE = ['contract', 'rules', 'speech'];
/** What every part of the server stands on. */
const GROUND = [
  'server/caller',
  'server/config',
  'server/db',
  'server/engines',
  'server/failure',
  'server/log',
];
/** What is read on pages, and nothing that runs. */
const WORDS = ['src/messages'];
/** The texts of pages that crawlers get from the server. */
const PAGE_TEXTS = [
  'src/features/payment/content',
  'src/features/roadmap/content',
  'src/features/site-pages/content',
];

/** Which parts of the domain rest on which others; a part that is not named rests on none. */
const DOMAIN: Readonly<Record<string, readonly string[]>> = {
  certificate: ['course', 'study'],
  exam: ['attempt', 'marking', 'study', 'teacher-grading'],
  learner: ['address'],
  marking: ['attempt', 'notebook', 'teacher-grading'],
  notebook: ['attempt'],
  payment: ['course'],
};
/** The parts that have to do with calls themselves: how often, from where, how much. */
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

/** An area is its routes and what only they need. What several areas need is domain: no area imports another. */
const AREA = [
  ...PURE,
  ...GROUND,
  ...WORDS,
  'server/domain',
  'server/http',
  'server/notices',
  'server/platform.ts',
  'server/storage',
];

/** Who may import whom in the server, folder by folder. The files in `server/` itself put it together. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  'server/caller': [],
  'server/cleanup': ['server/db', 'server/domain', 'server/platform.ts'],
  'server/config': ['contract'],
  'server/content': [...PURE, 'server/config', 'server/db', 'server/engines', 'server/http'],
  'server/db': [...PURE, 'server/config', 'server/process'],
  'server/desk': [...PURE, 'server/db', 'server/domain'],
  // Engines compute, or ask a service: what they need of the database is handed to them.
  'server/engines': [...PURE, 'server/config', 'server/log', 'server/process'],
  'server/failure': ['contract'],
  'server/http': [...PURE, ...GROUND, 'server/storage'],
  'server/jobs': [...PURE, ...GROUND, 'server/domain', 'server/platform.ts', 'server/queue'],
  'server/log': [],
  'server/maintenance': ['contract', 'server/db', 'server/failure'],
  'server/notices': ['contract', 'server/db', 'server/desk', 'server/platform.ts', 'server/queue'],
  'server/openapi': ['contract'],
  'server/platform.ts': [
    ...GROUND,
    'server/content',
    'server/http',
    'server/maintenance',
    'server/queue',
    'server/storage',
  ],
  'server/process': [],
  'server/queue': ['server/db', 'server/log'],
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

/** The zone of a file of the server: its folder, in `areas/` and `domain/` the folder below. */
export function serverZoneOf(path: string): string {
  const [, second = '', third, ...below] = path.split('/');
  const isDeep = (second === 'areas' || second === 'domain') && below.length > 0;
  return isDeep ? `server/${second}/${third}` : `server/${second}`;
}

/** @returns what a zone of the server may import; undefined for one that has no place yet */
export function serverMayImport(zone: string): readonly string[] | undefined {
  const [, second, third] = zone.split('/');
  if (third === undefined) return SERVER[zone];
  return second === 'areas' ? AREA : domainZone(third);
}
