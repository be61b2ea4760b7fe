import { Link } from 'react-router';
import { EXAM_LIST } from '#src/messages/placement.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import type { ListState } from '#src/shared/exam/list-state.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface ExamListRowProps {
  title: string;
  /** How long, where it belongs. */
  facts: string;
  skill?: string;
  state: ListState;
  /** Where it is begun or gone on with, and where the result of an attempt stands. */
  take: string;
  resultOf: (attemptId: string) => string;
  /** Somebody has to sign in first. */
  locked: boolean;
}

const TONES = {
  new: 'neutral',
  under_way: 'warning',
  waiting: 'info',
  grading: 'info',
  done: 'success',
} as const;

/** The state in words: how much time is left, or what came of it. */
function stateWords(state: ListState): string {
  const words = EXAM_LIST.states[state.kind];
  if (state.kind === 'under_way' && state.minutesLeft !== null)
    return `${words} · ${EXAM_LIST.left(state.minutesLeft)}`;
  if (state.kind !== 'done') return words;
  const { band_score, won, marks } = state.attempt;
  if (band_score !== null) return `${words} · ${EXAM_LIST.band(band_score.toFixed(1))}`;
  return marks > 0 ? `${words} · ${EXAM_LIST.won(won, marks)}` : words;
}

/** A test or a practice: what it is, where one stands, and the one way on. */
export function ExamListRow({ title, facts, skill, state, take, resultOf, locked }: ExamListRowProps) {
  const attemptId = state.kind === 'waiting' ? state.attemptId : 'attempt' in state ? state.attempt.id : null;
  const action =
    attemptId !== null
      ? { to: resultOf(attemptId), words: EXAM_LIST.result, variant: 'secondary' as const }
      : state.kind === 'under_way'
        ? { to: take, words: EXAM_LIST.resume, variant: 'primary' as const }
        : { to: take, words: EXAM_LIST.begin, variant: 'secondary' as const };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        {skill && <p className="text-sm font-semibold text-brand-strong">{skill}</p>}
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{facts}</p>
        <p>
          <Badge tone={TONES[state.kind]}>{stateWords(state)}</Badge>
        </p>
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
          <LinkButton variant={action.variant} to={action.to} aria-label={EXAM_LIST.of(action.words, title)}>
            {action.words}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
