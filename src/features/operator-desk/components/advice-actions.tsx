import { useState } from 'react';
import type { AdviceDetail, AdviceState } from '#contract/operator-advice.ts';
import { isAdviceOver, nextAdviceStates } from '#rules/advice/advice-states.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { moveAdvice, releaseAdvice, takeAdvice, takeInstead } from '../api/advice.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { ADVICE } from '../messages/advice.ts';
import { EnrolDialog } from './enrol-dialog.tsx';

interface AdviceActionsProps {
  detail: AdviceDetail;
  /** Id of the operator at work. */
  me: string | null;
}

/** What can be done next about a request, and by whom. */
export function AdviceActions({ detail: { id, state, assignee, course_id }, me }: AdviceActionsProps) {
  const [isEnrolling, setEnrolling] = useState(false);
  const work = useDeskAction({ act: (act: (id: string) => Promise<unknown>) => act(id), done: () => null });
  const move = useDeskAction({
    act: (to: AdviceState) => moveAdvice(id, { from: state, to, grant: null }),
    done: (after) => ADVICE.states[after.state],
  });
  const isBusy = work.isPending || move.isPending;
  const isOver = isAdviceOver(state);
  const isOthers = assignee !== null && assignee.id !== me;
  return (
    <div className="grid gap-4">
      {isOthers && !isOver && <Notice tone="info">{ADVICE.taken(assignee.name)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!isOver && assignee === null && (
          <Button busy={isBusy} onClick={() => work.mutate(takeAdvice)}>
            {ADVICE.take}
          </Button>
        )}
        {!isOver && isOthers && (
          <Button variant="secondary" busy={isBusy} onClick={() => work.mutate(takeInstead)}>
            {ADVICE.takeInstead}
          </Button>
        )}
        {(!isOthers || isOver) &&
          nextAdviceStates(state).map((to) => (
            <Button
              key={to}
              variant={to === 'closed' || isOver ? 'secondary' : 'primary'}
              busy={isBusy}
              onClick={() => (to === 'enrolled' ? setEnrolling(true) : move.mutate(to))}
            >
              {isOver ? ADVICE.reopen : ADVICE.to[to]}
            </Button>
          ))}
        {!isOver && assignee !== null && !isOthers && (
          <Button variant="quiet" busy={isBusy} onClick={() => work.mutate(releaseAdvice)}>
            {ADVICE.release}
          </Button>
        )}
      </div>
      {isEnrolling && (
        <EnrolDialog id={id} from={state} wanted={course_id} onClose={() => setEnrolling(false)} />
      )}
    </div>
  );
}
