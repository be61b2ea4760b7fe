import { useQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { daysUntil } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { bandWords, TARGET, timeLeft } from '#src/messages/target.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { type Profile, profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const TargetDialog = lazyPart(() => import('#src/shared/target/target-dialog.tsx'));

function Fact({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
      {note && <dd className="text-sm text-muted text-pretty">{note}</dd>}
    </div>
  );
}

function Facts({ of: { target_band, exam_date, daily_minutes } }: { of: Profile }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      <Fact
        name={TARGET.band}
        value={target_band ? TARGET.bandValue(target_band) : TARGET.notSet}
        note={target_band ? bandWords(target_band) : undefined}
      />
      <Fact
        name={TARGET.examDate}
        value={exam_date ? formatDate(exam_date) : TARGET.notSet}
        note={exam_date ? timeLeft(daysUntil(exam_date, Date.now())) : undefined}
      />
      <Fact
        name={TARGET.minutes}
        value={daily_minutes ? TARGET.minutesValue(daily_minutes) : TARGET.notSet}
      />
    </dl>
  );
}

function OwnTarget() {
  const query = useQuery(profile());
  const { data } = query;
  const [open, setOpen] = useState(false);
  if (!data) {
    const waiting = (
      <Loading>
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
    return <Loaded query={query} waiting={waiting} failed={<p className="text-muted">{TARGET.unknown}</p>} />;
  }
  // A profile stored by an older version lacks all three.
  const isSet = Boolean(data.target_band || data.exam_date || data.daily_minutes);
  return (
    <>
      {isSet ? <Facts of={data} /> : <p className="text-muted text-pretty">{TARGET.noneText}</p>}
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="justify-self-start max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {isSet ? TARGET.change : TARGET.set}
      </Button>
      <Suspense>{open && <TargetDialog profile={data} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const Guest = () => (
  <>
    <p className="text-muted text-pretty">{TARGET.guestText}</p>
    <Button
      variant="secondary"
      className="justify-self-start max-sm:w-full"
      onClick={() => openAuth('login')}
    >
      {TARGET.guestAction}
    </Button>
  </>
);

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="flex items-center gap-2.5 text-lg font-semibold">
        <Target aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
        {TARGET.title}
      </h2>
      {children}
    </Card>
  );
}

/** The learner's target and the time left; guests are asked to sign in. */
export function TargetCard() {
  const signedIn = useSession((session) => session.token !== null);
  return <Frame>{signedIn ? <OwnTarget /> : <Guest />}</Frame>;
}
