import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LearnerFile } from '#contract/operator-learners.ts';
import { formatDate } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { learnerFile, showPhone } from '../api/learners.ts';
import { ADVICE } from '../messages/advice.ts';
import { LEARNERS } from '../messages/learners.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { Facts } from './facts.tsx';
import { LearnerData } from './learner-data.tsx';
import { LearnerGrants } from './learner-grants.tsx';
import { LearnerRoles } from './learner-roles.tsx';
import { LearnerSessions } from './learner-sessions.tsx';

function About({ file }: { file: LearnerFile }) {
  const [phone, setPhone] = useState<string | null>(null);
  const action = useDeskAction({ act: () => showPhone(file.id), done: () => null });
  const show = () => action.mutate(undefined, { onSuccess: (shown) => setPhone(shown.phone) });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">{file.name}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tabular-nums">
          <span className="sr-only">{LEARNERS.columns.phone} </span>
          {phone === null ? file.phone : <a href={`tel:${phone}`}>{ADVICE.call(phone)}</a>}
        </p>
        {phone === null && (
          <Button variant="secondary" icon={Eye} busy={action.isPending} onClick={show}>
            {LEARNERS.showPhone}
          </Button>
        )}
      </div>
      <Facts
        facts={[
          [LEARNERS.registered, formatDate(file.registered_at)],
          [
            LEARNERS.lastStudied,
            file.last_studied_on === null ? LEARNERS.never : formatDate(file.last_studied_on),
          ],
        ]}
      />
    </Card>
  );
}

/** One learner, as far as the desk has to do with them. */
export default function LearnerPage({ id }: { id: string }) {
  const query = useQuery(learnerFile(id));
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  return (
    <>
      <About file={data} />
      <LearnerGrants file={data} />
      <LearnerSessions file={data} />
      <LearnerRoles file={data} />
      <LearnerData file={data} />
    </>
  );
}
