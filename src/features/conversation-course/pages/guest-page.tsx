import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useAdviceAbout } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { Card } from '#src/ui/card.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { FreeAndVip } from '../components/free-and-vip.tsx';
import { SampleExchange } from '../components/sample-exchange.tsx';
import { WayIn } from '../components/way-in.tsx';
import { COURSE_GUEST } from '../messages/course-guest.ts';

const IntroductionScreen = lazyPart(() => import('../components/introduction-screen.tsx'));

function Landing({ owner, isSentFromClass }: { owner: string | null; isSentFromClass: boolean }) {
  const { conversation } = useVip(owner);
  return (
    <>
      <title>{pageTitle(CONVERSATION.title)}</title>
      <PageHeader title={CONVERSATION.title} text={CONVERSATION.text} />
      {isSentFromClass && !conversation && <Notice tone="info">{COURSE_GUEST.classClosed}</Notice>}
      <WayIn />
      <SampleExchange />
      <section className="grid gap-3">
        <SectionHead title={COURSE_GUEST.howTitle} />
        <ol className="grid gap-3 sm:grid-cols-3">
          {COURSE_GUEST.how.map(({ title, text }) => (
            <Card key={title} as="li" className="grid content-start gap-1">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </Card>
          ))}
        </ol>
      </section>
      <FreeAndVip isVip={conversation} />
    </>
  );
}

/** What conversation courses are, for everybody who cannot enter them yet, and the introduction that opens them. */
export function Component() {
  const [search] = useSearchParams();
  const owner = useSession(({ learnerId }) => learnerId);
  useAdviceAbout(CONVERSATION.title);
  const view = search.get('view');
  const isIntroduction = view === 'introduction' || view === 'result';
  return (
    <Page>
      {isIntroduction ? (
        <Suspense fallback={<LinesSkeleton />}>
          <IntroductionScreen key={`${owner}:${view}`} learner={owner} isResult={view === 'result'} />
        </Suspense>
      ) : (
        <Landing owner={owner} isSentFromClass={view === 'class'} />
      )}
    </Page>
  );
}
