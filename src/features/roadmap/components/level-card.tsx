import { Flag } from 'lucide-react';
import type { CourseSummary } from '#contract/course.ts';
import { bandsOf, type LevelFacts } from '#src/messages/levels.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { SKILL_LOOKS } from '#src/ui/skills.ts';
import type { LevelSkills } from '../content/level-skills.ts';
import { studyMonths } from '../model/study-months.ts';
import { CourseLinks } from './course-links.tsx';

interface LevelCardProps {
  facts: LevelFacts;
  skills: LevelSkills;
  minutesADay: number;
  /** Undefined while loading. */
  courses: readonly CourseSummary[] | undefined;
}

const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

export function LevelCard({ facts, skills, minutesADay, courses }: LevelCardProps) {
  const [fewest, most] = studyMonths(facts.hours, minutesADay);
  return (
    <Card as="li">
      <article id={`trinh-do-${facts.level}`} className="grid gap-4">
        <header className="grid gap-1.5">
          <h3 className="text-lg font-semibold">{ROADMAP.level(facts.level, facts.name)}</h3>
          <p>{facts.who}.</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone="brand">{facts.from === null ? bandsOf(facts) : ROADMAP.bands(bandsOf(facts))}</Badge>
            <span>
              {ROADMAP.hours(...facts.hours)}, {ROADMAP.months(fewest, most)}
            </span>
          </p>
        </header>
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {SKILLS.map((skill) => {
            const { icon: Icon, text } = SKILL_LOOKS[skill];
            return (
              <div key={skill}>
                <dt className={`flex items-center gap-1.5 text-sm font-semibold ${text}`}>
                  <Icon aria-hidden="true" className="size-4" />
                  {ROADMAP.skills[skill]}
                </dt>
                <dd className="text-pretty">{skills[skill]}</dd>
              </div>
            );
          })}
        </dl>
        <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3">
          <Flag aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
          <span>
            <strong className="font-semibold text-success">{ROADMAP.done}:</strong> {skills.done}
          </span>
        </p>
        <section className="grid gap-2">
          <h4 className="text-sm font-semibold text-muted">{ROADMAP.courses}</h4>
          {courses && courses.length > 0 && <CourseLinks courses={courses} />}
          {courses?.length === 0 && <p className="text-muted">{ROADMAP.noCourses}</p>}
          {!courses && <p className="text-muted">{ROADMAP.coursesLater}</p>}
        </section>
      </article>
    </Card>
  );
}
