import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SKILL_LOOKS } from '#src/ui/skills.ts';
import { TRIAL } from '../messages/course-offer.ts';
import type { TrialSkill } from '../model/course-state.ts';
import { TrialCourse } from './trial-course.tsx';

interface SkillPickerProps {
  skills: readonly TrialSkill[];
  chosen: TrialSkill;
  onChoose: (id: TrialSkill['id']) => void;
}

const SkillPicker = ({ skills, chosen, onChoose }: SkillPickerProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{TRIAL.skills}</legend>
    {skills.map(({ id, name }) => {
      const { icon: Icon, text } = SKILL_LOOKS[id];
      return (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen.id}
          onClick={() => onChoose(id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunk aria-pressed:border-transparent aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
        >
          <Icon aria-hidden="true" className={`size-5 ${text}`} />
          {name}
        </button>
      );
    })}
  </fieldset>
);

const GuestCard = () => (
  <Card as="section" className="grid gap-3">
    <div className="grid gap-1">
      <h2 className="text-lg font-semibold">{TRIAL.guestTitle}</h2>
      <p className="text-muted text-pretty">{TRIAL.guestText}</p>
    </div>
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      className="justify-self-start max-sm:w-full"
      onClick={() => openAuth('register')}
    >
      {TRIAL.guestAction}
    </Button>
  </Card>
);

interface TrialClassProps {
  skills: readonly TrialSkill[];
  onTry: (course: TrialSkill['courses'][number]) => void;
}

/** Skills to choose from, and the lessons of the chosen one. The choice is stored in the address. */
export function TrialClass({ skills, onTry }: TrialClassProps) {
  const signedIn = useSession((session) => session.token !== null);
  const [params, setParams] = useSearchParams();
  const requested = params.get('skill');
  const chosen =
    skills.find(({ id }) => id === requested) ?? skills.find(({ is_selected }) => is_selected) ?? skills[0];
  if (!chosen) {
    return (
      <EmptyState
        illustration="greeting"
        title={TRIAL.emptyTitle}
        action={<LinkButton to={href('roadmap')}>{TRIAL.emptyAction}</LinkButton>}
      >
        {TRIAL.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <SkillPicker
        skills={skills}
        chosen={chosen}
        onChoose={(skill) => setParams({ skill }, { replace: true, preventScrollReset: true })}
      />
      <div className="grid gap-8">
        <h2 className="sr-only">{TRIAL.lessonsOf(chosen.name)}</h2>
        {chosen.courses.map((course) => (
          <TrialCourse key={course.course_id} course={course} skill={chosen.id} onTry={() => onTry(course)} />
        ))}
      </div>
      {!signedIn && <GuestCard />}
    </>
  );
}
