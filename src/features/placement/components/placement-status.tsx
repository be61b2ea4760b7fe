import { PLACEMENT } from '#src/messages/placement.ts';
import type { ListState } from '#src/shared/exam/list-state.ts';
import { resultPath, takePath } from '#src/shared/exam/paths.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface PlacementStatusProps {
  state: ListState;
  test: { id: string; placement: boolean };
}

/** Shows somebody who has been here before the state of their test. */
export function PlacementStatus({ state, test }: PlacementStatusProps) {
  if (state.kind === 'new') return null;
  if (state.kind === 'under_way')
    return (
      <Notice tone="warning" title={PLACEMENT.resumeTitle}>
        <p>{PLACEMENT.resumeText}</p>
        <LinkButton className="mt-2 justify-self-start" to={takePath(test.id)}>
          {PLACEMENT.resume}
        </LinkButton>
      </Notice>
    );
  const attemptId = state.kind === 'waiting' ? state.attemptId : state.attempt.id;
  return (
    <Notice tone="info" title={PLACEMENT.doneTitle}>
      <p>{PLACEMENT.doneText}</p>
      <LinkButton variant="secondary" className="mt-2 justify-self-start" to={resultPath(attemptId, test)}>
        {PLACEMENT.seeResult}
      </LinkButton>
    </Notice>
  );
}
