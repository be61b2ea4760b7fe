import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { LEVELS } from '#src/messages/levels.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CourseLinks } from '../components/course-links.tsx';
import { LevelCard } from '../components/level-card.tsx';
import { LevelChart } from '../components/level-chart.tsx';
import { PacePicker } from '../components/pace-picker.tsx';
import { PersonalRoadmap } from '../components/personal-roadmap.tsx';
import { RoadDrawing } from '../components/road-drawing.tsx';
import { TargetCard } from '../components/target-card.tsx';
import { LEVEL_SKILLS } from '../content/level-skills.ts';
import { coursesByLevel } from '../model/courses-by-level.ts';

const NUMBERS = LEVELS.map(({ level }) => level);
const DEFAULT_MINUTES = 60;

/** Ways to find the right level, and where each one starts. */
function HowToChoose() {
  return (
    <section className="grid content-start gap-4">
      <SectionHead title={ROADMAP.chooseTitle} />
      <ul className="grid list-disc gap-2 pl-5 marker:text-brand-strong">
        {ROADMAP.choose.map((way) => (
          <li key={way} className="text-pretty">
            {way}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('placementInstructions')} icon={ClipboardCheck} className="max-sm:w-full">
          {ROADMAP.test}
        </LinkButton>
        <Button
          variant="secondary"
          icon={MessageCircle}
          aria-haspopup="dialog"
          className="max-sm:w-full"
          onClick={openAdvice}
        >
          {ROADMAP.advice}
        </Button>
      </div>
    </section>
  );
}

export function Component() {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery(courses());
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES);
  const grouped = data && coursesByLevel(data.courses, NUMBERS);
  return (
    <Page width="wide">
      <title>{pageTitle(ROADMAP.title)}</title>
      <PageHeader title={ROADMAP.title} text={ROADMAP.text} drawing={<RoadDrawing />} />
      {signedIn && <PersonalRoadmap />}
      <div className="grid gap-8 md:grid-cols-2 md:gap-12">
        <figure className="grid content-start gap-3">
          <LevelChart />
          <figcaption className="text-sm text-muted text-pretty">{ROADMAP.chartText}</figcaption>
        </figure>
        <HowToChoose />
      </div>
      {!signedIn && <TargetCard />}
      <section className="mt-4 grid gap-5">
        <SectionHead title={ROADMAP.levelsTitle} />
        <PacePicker minutes={minutes} onChange={setMinutes} />
        <ol className="grid gap-4">
          {LEVELS.map((facts) => {
            const skills = LEVEL_SKILLS[facts.level];
            return (
              skills && (
                <LevelCard
                  key={facts.level}
                  facts={facts}
                  skills={skills}
                  minutesADay={minutes}
                  courses={grouped?.byLevel.get(facts.level)}
                />
              )
            );
          })}
        </ol>
      </section>
      {grouped && grouped.others.length > 0 && (
        <section className="grid gap-4">
          <SectionHead title={ROADMAP.othersTitle} />
          <CourseLinks courses={grouped.others} />
        </section>
      )}
      <Notice tone="info" title={ROADMAP.honestTitle}>
        <p>
          {ROADMAP.honest}{' '}
          <Link
            to={href('outputCommitment')}
            className="font-semibold text-brand-strong underline underline-offset-4"
          >
            {ROADMAP.commit}
          </Link>
        </p>
      </Notice>
    </Page>
  );
}
