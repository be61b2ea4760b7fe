import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffState } from '#contract/staff.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { staffState, useVerify } from '../api/second-factor.ts';
import { CodeForm } from '../components/code-form.tsx';
import { Enrolment } from '../components/enrolment.tsx';
import { OpenSession } from '../components/open-session.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';

function EnterCode() {
  return (
    <Card className="grid gap-4">
      <SectionHead title={STAFF_SECURITY.enterTitle} />
      <p className="text-muted">{STAFF_SECURITY.enterText}</p>
      <CodeForm act={useVerify()} onEntered={() => undefined} />
    </Card>
  );
}

interface StateProps {
  state: StaffState['second_factor'];
  onCodes: (codes: string[]) => void;
}

function SecondFactor({ state, onCodes }: StateProps) {
  if (!state.is_set) return <Enrolment onCodes={onCodes} />;
  if (state.open_until !== null) {
    const { open_until, recovery_codes_left } = state;
    return <OpenSession until={open_until} codesLeft={recovery_codes_left} onCodes={onCodes} />;
  }
  return <EnterCode />;
}

/** The second factor of those who teach or run the centre: set it up, enter a code, recovery codes. */
export function Component() {
  const query = useQuery(staffState());
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (): void => {
    setCodes(null);
    void client.invalidateQueries(staffState());
  };
  return (
    <Page>
      <title>{pageTitle(STAFF_SECURITY.title)}</title>
      <PageHeader title={STAFF_SECURITY.title} text={STAFF_SECURITY.text} />
      {codes && <RecoveryCodes codes={codes} onDone={done} />}
      {!codes && (
        <Loaded query={query} waiting={<CardSkeleton />}>
          {(state) => <SecondFactor state={state.second_factor} onCodes={setCodes} />}
        </Loaded>
      )}
    </Page>
  );
}
