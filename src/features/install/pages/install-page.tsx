import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { hasOwnStorage, type InstallWay } from '#rules/install/install-way.ts';
import { INSTALL } from '#src/messages/install.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useInstallPrompt } from '#src/platform/pwa/install-prompt.ts';
import { appHere, wayHere } from '#src/shared/install/this-browser.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { BeforeLeaving, leftBehind, useWorkHere } from '../components/before-leaving.tsx';
import { CopyAddress } from '../components/copy-address.tsx';
import { InstallSteps } from '../components/install-steps.tsx';
import { INSTALL_PAGE, OUT_OF_APP, STEPS } from '../messages/install-page.ts';

const Reasons = () => (
  <ul className="grid gap-2">
    {INSTALL_PAGE.reasons.map((reason) => (
      <li key={reason} className="flex items-start gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        {reason}
      </li>
    ))}
  </ul>
);

const InApp = () => (
  <>
    <Notice tone="warning" title={INSTALL.inAppTitle(appHere() ?? '')}>
      {INSTALL_PAGE.inAppText}
    </Notice>
    <InstallSteps steps={OUT_OF_APP} />
    <CopyAddress />
  </>
);

const Steps = ({ way }: { way: keyof typeof STEPS }) => (
  <section className="grid gap-4">
    <SectionHead title={INSTALL_PAGE.stepsTitle} />
    <InstallSteps steps={STEPS[way]} />
    {way === 'ios-only-safari' && <CopyAddress />}
  </section>
);

/** The steps, once nothing would stay behind in this browser, or the learner goes on all the same. */
function AfterSending({ way }: { way: keyof typeof STEPS }) {
  const { owner, status } = useWorkHere();
  const [goesOn, setGoesOn] = useState(false);
  const isClear = owner === null || (status !== undefined && leftBehind(status) === 0);
  return (
    <>
      <BeforeLeaving owner={owner} status={status} onGoOn={() => setGoesOn(true)} />
      {(isClear || goesOn) && <Steps way={way} />}
    </>
  );
}

function Way({ way }: { way: InstallWay }) {
  const { install } = useInstallPrompt();
  if (way === 'in-app') return <InApp />;
  if (install) {
    return (
      <div className="grid gap-3">
        <Button icon={Download} className="justify-self-start max-sm:w-full" onClick={() => void install()}>
          {INSTALL_PAGE.install}
        </Button>
        <p className="text-sm text-muted">{INSTALL_PAGE.prompted}</p>
      </div>
    );
  }
  if (way === 'none')
    return (
      <Notice tone="info" title={INSTALL_PAGE.noneTitle}>
        {INSTALL_PAGE.noneText}
      </Notice>
    );
  return hasOwnStorage(way) ? <AfterSending way={way} /> : <Steps way={way} />;
}

/** How to put the app on this device's home screen, or where it is possible. */
export function Component() {
  const { installed, install } = useInstallPrompt();
  const way = wayHere();
  return (
    <Page>
      <title>{pageTitle(INSTALL_PAGE.title)}</title>
      <PageHeader title={INSTALL_PAGE.title} {...(!installed && { text: INSTALL_PAGE.text })} />
      {installed ? (
        <EmptyState
          illustration="proud"
          title={INSTALL_PAGE.installedTitle}
          action={<LinkButton to={href('myCourses')}>{INSTALL_PAGE.toCourses}</LinkButton>}
        >
          {INSTALL_PAGE.installedText}
        </EmptyState>
      ) : (
        <>
          {(install || way !== 'none') && <Reasons />}
          <Way way={way} />
        </>
      )}
    </Page>
  );
}
