import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { codeFiles, isTest } from './source-files.ts';

const files = codeFiles().filter((path) => !isTest(path));
const placeOf = (area: string): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const AREAS = Object.keys(ENDPOINTS).map((area) => ({ area, place: placeOf(area) }));

/** Areas called by the app from a place other than the folder of their name, and that place. */
const CALLED_FROM: Readonly<Record<string, string>> = {
  address: 'src/features/profile/api/addresses.ts',
  conversationLevel: 'src/shared/queries/conversation-course.ts',
  courseLearning: 'src/features/course/api/learning.ts',
  courseOffers: 'src/features/course/api/offers.ts',
  courseTrial: 'src/features/course/api/trial.ts',
  duet: 'src/shared/queries/exercises.ts',
  file: 'src/platform/outbox/sending/transport.ts',
  gradingCount: 'src/features/practice/components/grading-progress.tsx',
  guest: 'src/platform/outbox/owner/claim-guest-work.ts',
  health: 'src/platform/offline/connectivity.ts',
  openWork: 'src/shared/attempt/bring-work.ts',
  operatorAdvice: 'src/features/operator-desk/api/advice.ts',
  operatorFigures: 'src/features/operator-desk/api/operations.ts',
  operatorLearners: 'src/features/operator-desk/api/learners.ts',
  operatorOperations: 'src/features/operator-desk/api/operations.ts',
  operatorReports: 'src/features/operator-desk/api/operations.ts',
  push: 'src/platform/push/subscription.ts',
  receipts: 'src/platform/outbox/sending/confirm-receipts.ts',
  speakingStatistics: 'src/features/speaking-room/api/room.ts',
  speech: 'src/shared/reading-report/server-voice.ts',
  speechModel: 'src/shared/reading-report/speech-model.ts',
  staff: 'src/features/staff-security/api/second-factor.ts',
  staffClasses: 'src/features/operator-desk/api/classes.ts',
  staffLessons: 'src/features/operator-desk/api/classes.ts',
  translation: 'src/features/practice/api/translation.ts',
  vip: 'src/platform/session/vip.ts',
};

const servedBy = (routes: string): string | undefined =>
  /^export (?:function|const) handlers\b[^;]*?\): Handlers<'(\w+)'>/m.exec(routes)?.[1];
const foldersOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => /^server\/areas\/([\w-]+)\//.exec(path)?.[1] ?? [])),
];
const isInApp = (place: string, paths: readonly string[]): boolean =>
  paths.some((path) => path.startsWith(`src/features/${place}/`) || path.startsWith(`src/shared/${place}/`));

it.each(AREAS)(
  'the routes in server/areas/$place export a handler for each call of $area, and no other',
  ({ area, place }) => {
    expect(servedBy(readFileSync(`server/areas/${place}/routes.ts`, 'utf8'))).toBe(area);
  },
);

it('every folder of server/areas is an area of the contract', () => {
  expect(foldersOf(files).toSorted()).toEqual(AREAS.map(({ place }) => place).toSorted());
});

it('every area has a folder of its name in the app, or a listed place that calls it', () => {
  const without = AREAS.filter(({ place }) => !isInApp(place, files));
  expect(without.map(({ area }) => area).toSorted()).toEqual(Object.keys(CALLED_FROM));
  expect(Object.values(CALLED_FROM).filter((path) => !files.includes(path))).toEqual([]);
});

it('sees handlers of another area, a folder of none, and an area that nothing calls', () => {
  expect(servedBy("export const handlers = (): Handlers<'blog'> => ({});")).toBe('blog');
  expect(servedBy("export const routes = (): Handlers<'blog'> => ({});")).toBeUndefined();
  expect(foldersOf(['server/areas/blog/routes.ts', 'server/areas/old-blog/a.ts', 'server/app.ts'])).toEqual([
    'blog',
    'old-blog',
  ]);
  expect(isInApp('blog', ['src/features/blogs/api/b.ts', 'src/blog/a.ts'])).toBe(false);
});
