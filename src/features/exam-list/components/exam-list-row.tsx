import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import type { LessonSkill } from '#contract/course-offers.ts';
import { EXAM_LIST } from '#src/messages/placement.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import type { ListState } from '#src/shared/exam/list-state.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SkillBadge } from '#src/ui/skill-badge.tsx';
import { SkillMarks, SkillTile } from '#src/ui/skill-pictures.tsx';

interface ExamListRowProps {
  title: string;
  /** Length and place in the course. */
  facts: string;
  /** What it trains. */
  skills: readonly LessonSkill[];
  /** A test of several skills. */
  isMixed?: boolean;
  state: ListState;
  /** Path to start or continue, and path to the result of an attempt. */
  take: string;
  resultOf: (attemptId: string) => string;
  /** Requires a sign-in. */
  locked: boolean;
}

const TONES = {
  new: 'neutral',
  under_way: 'warning',
  waiting: 'info',
  grading: 'info',
  done: 'success',
} as const;

/** The state as text, with the time left or the result. */
function stateText(state: ListState): string {
  const text = EXAM_LIST.states[state.kind];
  if (state.kind === 'under_way' && state.minutesLeft !== null)
    return `${text} · ${EXAM_LIST.left(state.minutesLeft)}`;
  if (state.kind !== 'done') return text;
  const { band_score, won, marks } = state.attempt;
  if (band_score !== null) return `${text} · ${EXAM_LIST.band(band_score.toFixed(1))}`;
  return marks > 0 ? `${text} · ${EXAM_LIST.won(won, marks)}` : text;
}

/** A test or a practice, with its state and the next action. */
export function ExamListRow({
  title,
  facts,
  skills,
  isMixed = false,
  state,
  take,
  resultOf,
  locked,
}: ExamListRowProps) {
  const attemptId = state.kind === 'waiting' ? state.attemptId : 'attempt' in state ? state.attempt.id : null;
  const action =
    attemptId !== null
      ? { to: resultOf(attemptId), text: EXAM_LIST.result, variant: 'secondary' as const }
      : state.kind === 'under_way'
        ? { to: take, text: EXAM_LIST.resume, variant: 'primary' as const }
        : { to: take, text: EXAM_LIST.begin, variant: 'secondary' as const };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 gap-4">
        <SkillTile skill={isMixed ? undefined : skills[0]} icon={Layers} size="lg" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-2 empty:hidden">
            {isMixed && (
              <Badge tone="brand" icon={Layers}>
                {EXAM_LIST.mixed}
              </Badge>
            )}
            {skills.length === 1 && skills.map((each) => <SkillBadge key={each} skill={each} />)}
            {skills.length > 1 && <SkillMarks skills={skills} />}
          </p>
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-muted">{facts}</p>
          <p>
            <Badge tone={TONES[state.kind]}>{stateText(state)}</Badge>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state.kind === 'done' && !locked && (
          <Link
            to={take}
            aria-label={EXAM_LIST.of(EXAM_LIST.again, title)}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-brand-strong hover:underline"
          >
            {EXAM_LIST.again}
          </Link>
        )}
        {locked && attemptId === null ? (
          <Button
            variant="secondary"
            aria-label={EXAM_LIST.of(EXAM_LIST.signIn, title)}
            onClick={() => openAuth('login')}
          >
            {EXAM_LIST.signIn}
          </Button>
        ) : (
          <LinkButton variant={action.variant} to={action.to} aria-label={EXAM_LIST.of(action.text, title)}>
            {action.text}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
