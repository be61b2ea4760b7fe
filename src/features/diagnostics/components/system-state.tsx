import { CircleCheck, CircleHelp, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { REPORT } from '#src/messages/diagnostics.ts';
import { NETWORK } from '#src/messages/network.ts';
import { PortalHelp } from '#src/shared/network/captive-portal-help.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { Diagnostics } from '../model/diagnostics.ts';

type Look = 'good' | 'warning' | 'unknown';

const LOOKS: Record<Look, { icon: LucideIcon; tone: string }> = {
  good: { icon: CircleCheck, tone: 'text-success' },
  warning: { icon: TriangleAlert, tone: 'text-warning' },
  unknown: { icon: CircleHelp, tone: 'text-muted' },
};

const SERVER_WORDS: Record<Diagnostics['server'], string> = {
  online: REPORT.serverAnswers,
  offline: REPORT.serverSilent,
  captive: NETWORK.captiveText,
  slow: NETWORK.slowText,
  down: NETWORK.downText,
};

function Row({ look, name, children }: { look: Look; name: string; children: ReactNode }) {
  const { icon: Icon, tone } = LOOKS[look];
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[17rem_1fr]">
      <dt className="flex items-start gap-3 font-semibold">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        {name}
      </dt>
      <dd className="text-muted text-pretty max-sm:pl-8">{children}</dd>
    </div>
  );
}

function UnsentRow({ unsent }: Pick<Diagnostics, 'unsent'>) {
  if (unsent === null || unsent === 'unreadable') {
    return (
      <Row look="unknown" name={REPORT.unsent}>
        {unsent === null ? REPORT.unsentGuest : REPORT.unsentUnknown}
      </Row>
    );
  }
  const { waiting, parked } = unsent;
  if (waiting + parked === 0) {
    return (
      <Row look="good" name={REPORT.unsent}>
        {REPORT.unsentNone}
      </Row>
    );
  }
  return (
    <Row look={parked > 0 ? 'warning' : 'good'} name={REPORT.unsent}>
      {REPORT.unsentSome(waiting, parked)}.{' '}
      <Link to={href('outbox')} className="text-brand-strong underline underline-offset-4">
        {REPORT.openQueue}
      </Link>
    </Row>
  );
}

/** Guests get no warning: they have no data to lose. */
function persistenceLook({ persisted, signedIn }: Diagnostics): Look {
  if (persisted) return 'good';
  return persisted === false && signedIn ? 'warning' : 'unknown';
}

function Rows({ facts }: { facts: Diagnostics }) {
  const { room, persisted } = facts;
  return (
    <>
      <Row look={facts.server === 'online' ? 'good' : 'warning'} name={REPORT.server}>
        <p>{SERVER_WORDS[facts.server]}</p>
        {(facts.server === 'captive' || facts.server === 'down') && <PortalHelp />}
      </Row>
      <Row look={facts.networkHint ? 'good' : 'warning'} name={REPORT.network}>
        {facts.networkHint ? REPORT.networkOn : REPORT.networkOff}
      </Row>
      <UnsentRow unsent={facts.unsent} />
      <Row look={facts.worksOffline ? 'good' : 'warning'} name={REPORT.offline}>
        {facts.worksOffline ? REPORT.offlineYes : REPORT.offlineNo}
      </Row>
      <Row look={room ? 'good' : 'unknown'} name={REPORT.room}>
        {room ? REPORT.roomText(formatBytes(room.used), formatBytes(room.free)) : REPORT.unknown}
      </Row>
      <Row look={persistenceLook(facts)} name={REPORT.kept}>
        {persisted === null ? REPORT.unknown : persisted ? REPORT.keptYes : REPORT.keptNo}
      </Row>
      <Row look={facts.version ? 'good' : 'unknown'} name={REPORT.version}>
        {facts.version ?? REPORT.unknown}.{' '}
        <Link to={href('whatsNew')} className="text-brand-strong underline underline-offset-4">
          {REPORT.whatsNew}
        </Link>
      </Row>
    </>
  );
}

interface SystemStateProps {
  facts: Diagnostics | undefined;
  busy: boolean;
  onCheck: () => void;
}

/** State of the app, the device and the server, each with an icon. */
export function SystemState({ facts, busy, onCheck }: SystemStateProps) {
  return (
    <section className="grid gap-4">
      <SectionHead title={REPORT.stateTitle} />
      <Card>
        {facts ? (
          <dl className="-my-3 divide-y divide-line">
            <Rows facts={facts} />
          </dl>
        ) : (
          <p role="status" className="min-h-96 text-muted">
            {REPORT.checking}
          </p>
        )}
      </Card>
      <Button
        variant="secondary"
        icon={RotateCw}
        busy={busy}
        className="justify-self-start max-sm:w-full"
        onClick={onCheck}
      >
        {REPORT.checkAgain}
      </Button>
    </section>
  );
}
