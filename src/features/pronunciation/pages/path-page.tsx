import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import type { PronunciationSummary } from '#contract/pronunciation-lesson.ts';
import { nextLesson, nextSection } from '#rules/pronunciation/path-progress.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { pronunciationPath } from '#src/shared/queries/pronunciation.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { PathList } from '../components/path-list.tsx';
import { SignInNotice } from '../components/sign-in-notice.tsx';
import { PRONUNCIATION } from '../messages/pronunciation.ts';
import { usePathProgress } from '../model/use-progress.ts';

function Path({ lessons, owner }: { lessons: readonly PronunciationSummary[]; owner: string | null }) {
  const { progress } = usePathProgress(owner);
  const next = nextLesson(lessons, progress, null);
  const done = lessons.filter(({ id }) => nextSection(progress, id) === null).length;
  return (
    <>
      <div className="grid gap-3">
        <p className="max-w-[68ch] text-pretty">{PRONUNCIATION.text}</p>
        {owner !== null && (
          <p className="text-sm text-muted">{PRONUNCIATION.pathDone(done, lessons.length)}</p>
        )}
        {next ? (
          <LinkButton size="lg" to={href('pronunciation', { id: next.id })}>
            {(progress.length > 0 ? PRONUNCIATION.continue : PRONUNCIATION.begin)(next.title)}
          </LinkButton>
        ) : (
          <p className="text-pretty">{PRONUNCIATION.allDone}</p>
        )}
        {owner === null && <SignInNotice>{PRONUNCIATION.guest}</SignInNotice>}
      </div>
      <PathList lessons={lessons} progress={progress} next={next?.id ?? null} />
    </>
  );
}

/** What else there is for sounds; it needs no list of lessons. */
function OtherWays({ owner }: { owner: string | null }) {
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton variant="secondary" to={href('pronunciation', {}, { view: 'drills' })}>
        {DRILL.listTitle}
      </LinkButton>
      {owner !== null && (
        <>
          <LinkButton variant="secondary" to={href('notebook')}>
            {PRONUNCIATION.notebook}
          </LinkButton>
          <LinkButton variant="secondary" to={href('ipaChart')}>
            {PRONUNCIATION.chart}
          </LinkButton>
          <LinkButton variant="secondary" to={href('letters')}>
            {PRONUNCIATION.letters}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** The path of pronunciation lessons. */
export function PathPage() {
  const owner = useSession((session) => session.learnerId);
  const query = useQuery(pronunciationPath());
  const { data } = query;
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh pb-10">
      <title>{pageTitle(PRONUNCIATION.title)}</title>
      <BareHeader title={PRONUNCIATION.title} back={href('home')} backLabel={PRONUNCIATION.back}>
        <SyncIndicator />
      </BareHeader>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-5">
        {data ? (
          <Path lessons={data.lessons} owner={owner} />
        ) : (
          <Loaded query={query} offlineText={PRONUNCIATION.loadText} />
        )}
        <OtherWays owner={owner} />
      </div>
    </main>
  );
}
