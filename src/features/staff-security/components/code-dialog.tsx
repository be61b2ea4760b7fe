import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { answerCodeRequest, useStaffCode } from '#src/platform/session/staff-code.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { staffState } from '../api/second-factor.ts';
import { STAFF_SECURITY } from '../messages/staff-security.ts';
import { CodeForm } from './code-form.tsx';

function Content() {
  const { data, isPending } = useQuery(staffState());
  if (isPending) return <CardSkeleton />;
  if (data && !data.second_factor.is_set) {
    return (
      <div className="grid gap-4">
        <p>{STAFF_SECURITY.notSet}</p>
        <LinkButton
          to={href('staffSecurity')}
          className="justify-self-start"
          onClick={() => answerCodeRequest(false)}
        >
          {STAFF_SECURITY.goToSetUp}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{STAFF_SECURITY.enterText}</p>
      <CodeForm onEntered={() => answerCodeRequest(true)} />
    </div>
  );
}

/** Asks for the code over the page on which a call needed it. */
export function CodeDialog() {
  const asked = useStaffCode((state) => state.asked);
  useEffect(() => () => answerCodeRequest(false), []);
  return (
    <Dialog open={asked} onClose={() => answerCodeRequest(false)} title={STAFF_SECURITY.enterTitle}>
      {asked && <Content />}
    </Dialog>
  );
}
