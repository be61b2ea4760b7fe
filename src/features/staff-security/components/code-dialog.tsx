import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { answerCodeRequest, useStaffCode } from '#src/platform/session/staff-code.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { staffState, useVerify } from '../api/second-factor.ts';
import { STAFF_SECURITY } from '../messages/staff-security.ts';
import { CodeForm } from './code-form.tsx';

const entered = () => answerCodeRequest(true);

/** Fails with the words that say what was wrong with a code. */
const withWords = (fresh: (code: string) => Promise<string | null>) => async (code: string) => {
  const wrong = await fresh(code);
  if (wrong !== null) throw new Error(wrong);
};

function Content() {
  const { data, isPending } = useQuery(staffState());
  const fresh = useStaffCode((state) => state.fresh);
  const unreachable = useUnreachable(STAFF_SECURITY.needsNetwork);
  const verify = useVerify();
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
      {unreachable !== null && <Notice tone="warning">{unreachable}</Notice>}
      <p className="text-muted">{fresh ? STAFF_SECURITY.freshText : STAFF_SECURITY.enterText}</p>
      {fresh ? (
        <CodeForm act={withWords(fresh)} submit={STAFF_SECURITY.freshEnter} onEntered={entered} />
      ) : (
        <CodeForm act={verify} onEntered={entered} />
      )}
    </div>
  );
}

/** Asks for the code over the page on which a call needed it. */
export function CodeDialog() {
  const { asked, fresh } = useStaffCode();
  useEffect(() => () => answerCodeRequest(false), []);
  return (
    <Dialog
      open={asked}
      onClose={() => answerCodeRequest(false)}
      title={fresh ? STAFF_SECURITY.freshTitle : STAFF_SECURITY.enterTitle}
    >
      {asked && <Content />}
    </Dialog>
  );
}
