import { MessagesSquare } from 'lucide-react';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { COURSE_GUEST } from '../messages/course-guest.ts';
import { storedDraft } from '../model/introduction-draft.ts';
import { INTRODUCTION_PATH } from '../model/introduction-path.ts';

function GuestWay() {
  const next = { next: INTRODUCTION_PATH };
  return (
    <>
      <p className="text-pretty">{COURSE_GUEST.beginText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          icon={MessagesSquare}
          className="max-sm:w-full"
          onClick={() => openAuth('register', next)}
        >
          {COURSE_GUEST.begin}
        </Button>
        <Button variant="quiet" className="max-sm:w-full" onClick={() => openAuth('login', next)}>
          {COURSE_GUEST.login}
        </Button>
      </div>
      <p className="text-sm text-muted text-pretty">{COURSE_GUEST.accountText}</p>
    </>
  );
}

function LearnerWay({ owner }: { owner: string }) {
  const { conversation, introduced } = useVip(owner);
  if (!conversation && !introduced)
    return (
      <>
        <p className="text-pretty">{COURSE_GUEST.beginText}</p>
        <LinkButton to={INTRODUCTION_PATH} size="lg" icon={MessagesSquare} className="sm:justify-self-start">
          {storedDraft(owner) ? COURSE_GUEST.goOn : COURSE_GUEST.begin}
        </LinkButton>
      </>
    );
  return (
    <>
      <p className="text-pretty">{conversation ? COURSE_GUEST.vipText : COURSE_GUEST.introducedText}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('conversation')} size="lg" icon={MessagesSquare} className="max-sm:w-full">
          {COURSE_GUEST.enter}
        </LinkButton>
        <LinkButton variant="quiet" to={INTRODUCTION_PATH} className="max-sm:w-full">
          {introduced ? COURSE_GUEST.again : COURSE_GUEST.begin}
        </LinkButton>
      </div>
    </>
  );
}

/** The one way in: to an account, to the introduction, or to the course. */
export function WayIn() {
  const owner = useSession(({ learnerId }) => learnerId);
  return (
    <section className="grid gap-3">{owner === null ? <GuestWay /> : <LearnerWay owner={owner} />}</section>
  );
}
