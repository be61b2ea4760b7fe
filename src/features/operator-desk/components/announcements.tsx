import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { closeSite, openSite, site } from '../api/operations.ts';
import { DESK } from '../messages/desk.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { NewsForm } from './news-form.tsx';

const WORDS = OPERATIONS.notices;
const MINUTES = ['15', '30', '60', '120', '240'] as const;

function OpenSite({ until }: { until: number | null }) {
  const open = useDeskAction({ act: openSite, done: () => WORDS.opened });
  return (
    <Card className="grid gap-4">
      <p className="font-semibold">{WORDS.siteClosed}</p>
      {until !== null && <p>{WORDS.closedUntil(formatMoment(until))}</p>}
      <Button className="justify-self-start" busy={open.isPending} onClick={() => open.mutate(undefined)}>
        {WORDS.open}
      </Button>
    </Card>
  );
}

function CloseSite() {
  const [minutes, setMinutes] = useState<string>('30');
  const [isAsked, setAsked] = useState(false);
  const close = useDeskAction({ act: () => closeSite(Number(minutes)), done: () => WORDS.closed });
  const dismiss = () => setAsked(false);
  return (
    <Card className="grid gap-4">
      <p>{WORDS.siteOpen}</p>
      <p className="text-muted text-pretty">{WORDS.siteText}</p>
      <SelectField
        label={WORDS.minutes}
        value={minutes}
        options={MINUTES.map((code) => ({ code, name: WORDS.option(Number(code)) }))}
        onChange={(event) => setMinutes(event.target.value)}
      />
      <Button variant="danger" className="justify-self-start" onClick={() => setAsked(true)}>
        {WORDS.close}
      </Button>
      {isAsked && (
        <ConfirmDialog
          danger
          title={WORDS.closeTitle}
          confirm={WORDS.close}
          cancel={DESK.cancel}
          busy={close.isPending}
          onClose={dismiss}
          onConfirm={() => close.mutate(undefined, { onSettled: dismiss })}
        >
          <p>{WORDS.siteText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** News for all learners, and closing the site for maintenance. */
export default function Announcements() {
  const query = useQuery(site());
  if (!query.data) return <DeskLoaded query={query} />;
  return (
    <>
      <section className="grid gap-3">
        <SectionHead title={WORDS.newsTitle} />
        <NewsForm />
      </section>
      <section className="grid gap-3">
        <SectionHead title={WORDS.siteTitle} />
        {query.data.is_closed ? <OpenSite until={query.data.until} /> : <CloseSite />}
      </section>
    </>
  );
}
