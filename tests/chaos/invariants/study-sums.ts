import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { sectionStars } from '#rules/lesson/stars.ts';
import { referenceStreak } from '../../support/reference-streak.ts';
import type { Evidence } from '../evidence.ts';
import { PLACE } from '../place.ts';
import type { Invariant } from './invariant.ts';

/** Completions from the applied commands: `day subject`, for each time it was sent. */
function completions({ traffic, applied }: Evidence): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { key, operation, body, at: arrived } of traffic) {
    const section =
      operation === 'lesson.updateProgress' && body.status === 2
        ? body.section_id
        : operation === 'practice.submit' && body.practice_id === PLACE.practice.module
          ? PLACE.practice.section
          : undefined;
    if (section === undefined || !applied.has(key)) continue;
    const day = vietnamDay(Math.min(Number(body.at) + Number(body.skew), arrived));
    found.set(key, [...(found.get(key) ?? []), `${day} section:${PLACE.lesson}/${section}`]);
  }
  return found;
}

/** The study log contains exactly the completions. */
async function studyLog(evidence: Evidence): Promise<{ problems: string[]; days: string[] }> {
  const { db, learnerId } = evidence;
  const { rows } = await db.query(
    'select day::text, subject, counts from study_events where learner_id = $1 order by day',
    [learnerId],
  );
  const log = z.array(z.object({ day: z.string(), subject: z.string(), counts: z.boolean() })).parse(rows);
  const there = new Set(log.map(({ day, subject }) => `${day} ${subject}`));
  const made = completions(evidence);
  const missing = [...made].filter(([, times]) => !times.some((one) => there.has(one)));
  const explained = new Set([...made.values()].flat());
  const extra = [...there].filter((one) => one.includes(' section:') && !explained.has(one));
  return {
    problems: [
      ...missing.map(([key, [what]]) => `${what} of command ${key} is not in the study log`),
      ...extra.map((what) => `${what} is in the study log, nobody did it`),
    ],
    days: [...new Set(log.filter(({ counts }) => counts).map(({ day }) => day))],
  };
}

async function rightInRevise({ db, learnerId }: Evidence): Promise<{ correct: number; total: number }> {
  const { rows } = await db.query(
    `select (select count(*)::int from questions where exercise_id = $2) as total,
       (select count(*)::int from revise_answers where learner_id = $1 and revise_id = $2 and is_correct) as correct`,
    [learnerId, PLACE.revise.module],
  );
  return z.tuple([z.object({ correct: z.number(), total: z.number() })]).parse(rows)[0];
}

/** The study log contains what was done, and streak, stars and cup follow from it. */
export const studySums: Invariant = {
  name: 'study-sums',
  check: async (evidence) => {
    const { problems, days } = await studyLog(evidence);
    const streak = await evidence.ask(
      ENDPOINTS.courseLearning.dayStreaks.response,
      ENDPOINTS.courseLearning.dayStreaks.path,
    );
    const kept = new Set([...streak.outages, ...streak.skipped]);
    const length = days.length === 0 ? 0 : referenceStreak(new Set(days), kept, streak.today).length;
    if (streak.length !== length)
      problems.push(`the streak is told as ${streak.length}, its days are ${length}`);
    const lesson = await evidence.ask(
      ENDPOINTS.lesson.calculateStarAndCup.response,
      ENDPOINTS.lesson.calculateStarAndCup.path.replace('{id}', PLACE.lesson),
      { section_id: PLACE.sheet.section },
    );
    const done = lesson.lesson_section_result.filter(({ status }) => status === 2);
    const stars = done.reduce((sum, result) => sum + (result.stars ?? 0), 0);
    if (lesson.star_cup.stars !== stars || lesson.star_cup.cup !== (done.length === 3))
      problems.push(`stars and cup are told as ${JSON.stringify(lesson.star_cup)}, sections gave ${stars}`);
    const revised = done.find(({ section_id }) => section_id === PLACE.revise.section);
    const expected = sectionStars(await rightInRevise(evidence));
    if (revised && revised.stars !== expected)
      problems.push(`the revise set is told as ${revised.stars} stars, its answers gave ${expected}`);
    return problems;
  },
};
