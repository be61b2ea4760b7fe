import { href } from '#contract/href.ts';
import { SystemReport } from '#src/features/diagnostics/components/system-report.tsx';
import { ChartDrawing } from '#src/features/learning-report/components/chart-drawing.tsx';
import { LearningReport } from '#src/features/learning-report/components/learning-report.tsx';
import { REPORT } from '#src/messages/diagnostics.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { READING } from '#src/messages/reading-report.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { ReadingsProgress } from '#src/shared/reading-report/readings-progress.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';

/** A learner's report; below it (and alone for guests) diagnostics and how to report a fault. */
export function Component() {
  const signedIn = useSession((session) => session.token !== null);
  if (!signedIn) {
    return (
      <Page>
        <title>{pageTitle(REPORT.title)}</title>
        <PageHeader title={REPORT.title} text={REPORT.text} />
        <SystemReport />
      </Page>
    );
  }
  return (
    <ProfileFrame title={LEARNING.title} text={LEARNING.text} drawing={<ChartDrawing />}>
      <LearningReport />
      <ReadingsProgress>
        <LinkButton
          to={href('pronunciation', {}, { view: 'drills' })}
          variant="quiet"
          className="justify-self-start"
        >
          {READING.allDrills}
        </LinkButton>
        <LinkButton to={href('ipaChart')} variant="quiet" className="justify-self-start">
          {READING.chart}
        </LinkButton>
      </ReadingsProgress>
      <hr className="mt-6 border-line" />
      <header className="grid gap-2">
        <h2 className="text-2xl font-semibold">{LEARNING.systemTitle}</h2>
        <p className="max-w-[68ch] text-muted text-pretty">{REPORT.text}</p>
      </header>
      <SystemReport />
    </ProfileFrame>
  );
}
