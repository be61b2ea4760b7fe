import { LEVEL_SKILLS } from '#src/features/info/content/level-skills.ts';
import { bandsOf, LEVELS, type LevelFacts } from '#src/messages/info-levels.ts';
import { ROADMAP } from '#src/messages/info-roadmap.ts';
import type { CourseWithLessons } from '../areas/course/catalogue.ts';
import { escapeHtml } from './escape.ts';
import type { Absolute } from './graph.ts';
import { infoPage } from './info-pages.ts';
import type { SeoPage } from './page.ts';
import { section } from './parts.ts';
import { coursePath } from './paths.ts';

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

function level(facts: LevelFacts, courses: readonly CourseWithLessons[]): string {
  const skills = LEVEL_SKILLS[facts.level];
  const taught = SKILLS.map(
    (skill) =>
      `<div><dt class="text-sm font-semibold text-brand-strong">${ROADMAP.skills[skill]}</dt><dd>${skills?.[skill] ?? ''}</dd></div>`,
  );
  const links = courses
    .filter((course) => course.level === facts.level)
    .map(({ id, name }) => `<li><a href="${coursePath(id)}">${escapeHtml(name)}</a></li>`);
  return (
    `<li class="rounded-card border border-line bg-surface p-4 sm:p-5"><article id="trinh-do-${facts.level}" class="grid gap-4">` +
    `<h3 class="text-lg font-semibold">${ROADMAP.level(facts.level, facts.name)}</h3>` +
    `<p>${facts.who}. ${bandsOf(facts)}, ${ROADMAP.hours(...facts.hours)}.</p><dl class="grid gap-3">${taught.join('')}</dl>` +
    `<p>${ROADMAP.done}: ${skills?.done ?? ''}</p><ul>${links.join('')}</ul></article></li>`
  );
}

export function roadmapPage(courses: readonly CourseWithLessons[], absolute: Absolute): SeoPage {
  const ways = ROADMAP.choose.map((way) => `<li>${way}</li>`);
  const levels = LEVELS.map((facts) => level(facts, courses));
  const content =
    section(ROADMAP.chooseTitle, `<ul class="grid list-disc gap-2 pl-5">${ways.join('')}</ul>`) +
    section(ROADMAP.levelsTitle, `<ol class="grid gap-4">${levels.join('')}</ol>`) +
    section(ROADMAP.honestTitle, `<p>${ROADMAP.honest} <a href="/output-commit">${ROADMAP.commit}</a></p>`);
  return infoPage({ path: '/view-roadmap', text: ROADMAP.text, content }, absolute);
}
