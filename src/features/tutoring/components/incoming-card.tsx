import { CalendarClock } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { ClassSummary } from '#contract/tutoring.ts';
import { CLASS_MOMENT, classAction, classMoment } from '#rules/tutoring/class-moment.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/card.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { ACTION_WORDS, momentWords, TUTORING } from '../messages/tutoring.ts';
import { classPath, exercisePath } from '../model/class-links.ts';
import { useClassClock } from '../model/use-class-clock.ts';
import { ClassLink } from './class-link.tsx';
import { JoinButton } from './join-button.tsx';

const two = (part: number): string => String(part).padStart(2, '0');

interface CountdownProps {
  label: string;
  /** By the device's clock, milliseconds since 1970. */
  until: number;
}

/** Ticks by itself; not announced each second, since the state around it is. */
function Countdown({ label, until }: CountdownProps) {
  const left = useCountdown(until);
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-sm text-muted">{label}</span>
      <span role="timer" className="text-2xl font-semibold tabular-nums">
        {hours > 0 && `${hours}:`}
        {hours > 0 ? two(minutes) : minutes}:{two(seconds)}
      </span>
    </p>
  );
}

/** Where the button leads; null where it joins. */
function pathOf(facts: ClassSummary, now: number): string | null {
  switch (classAction(classMoment(facts, now))) {
    case 'join':
      return null;
    case 'prepare':
      return classPath(facts.id, 'homework');
    case 'review':
      return classPath(facts.id, 'results');
    case 'test':
      return facts.final_test && exercisePath('test', facts.final_test.id);
    case 'advise':
      return href('contact');
  }
}

/** What comes next in a class, with the one thing to do about it now. */
export function IncomingCard({ facts, showsClass = false }: { facts: ClassSummary; showsClass?: boolean }) {
  const { now, skew } = useClassClock(facts);
  const moment = classMoment(facts, now);
  const lesson = moment <= CLASS_MOMENT.ENDING ? facts.incoming : null;
  const ticks = moment === CLASS_MOMENT.MINUTES_AWAY || moment === CLASS_MOMENT.ROOM_OPEN;
  const path = pathOf(facts, now);
  return (
    <Card as="section" className="grid gap-4 border-brand-strong">
      <div className="flex items-start gap-3">
        <CalendarClock aria-hidden="true" className="mt-1 size-6 shrink-0 text-brand-strong" />
        <div className="grid min-w-0 gap-1">
          <h2 aria-live="polite" className="text-lg font-semibold">
            {momentWords(moment, lesson, now)}
          </h2>
          {lesson && (
            <>
              <p className="text-pretty">{showsClass ? `${facts.name}: ${lesson.title}` : lesson.title}</p>
              <p className="text-sm text-muted tabular-nums">{TUTORING.span(lesson)}</p>
            </>
          )}
        </div>
      </div>
      {lesson && ticks && <Countdown label={TUTORING.startsIn} until={lesson.starts_at - skew} />}
      {lesson && moment === CLASS_MOMENT.ENDING && (
        <Countdown label={TUTORING.endsIn} until={lesson.ends_at - skew} />
      )}
      {path === null ? (
        lesson && <JoinButton key={lesson.id} lessonId={lesson.id} />
      ) : (
        <ClassLink to={path} className={buttonClass('primary', 'lg', 'justify-self-start max-sm:w-full')}>
          {ACTION_WORDS[classAction(moment)]}
        </ClassLink>
      )}
    </Card>
  );
}
