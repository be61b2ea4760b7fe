import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { Button } from '#src/ui/button.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { onboardingResult } from '../api/introduction.ts';
import { COURSE_GUEST } from '../messages/course-guest.ts';
import { storedDraft } from '../model/introduction-draft.ts';
import { INTRODUCTION_PATH, RESULT_PATH } from '../model/introduction-path.ts';
import { type GuestDraft, useGuestDraft } from '../model/use-guest-draft.ts';

/** To the introduction, or to what came of it. */
function IntroductionWay({ draft, done }: { draft: GuestDraft; done: string }) {
  const isDone = draft === 'done';
  const goOn = draft === 'begun' ? COURSE_GUEST.goOn : COURSE_GUEST.begin;
  return (
    <LinkButton
      to={isDone ? RESULT_PATH : INTRODUCTION_PATH}
      size="lg"
      icon={MessagesSquare}
      className="max-sm:w-full"
    >
      {isDone ? done : goOn}
    </LinkButton>
  );
}

function GuestWay() {
  const draft = useGuestDraft();
  return (
    <>
      <p className="text-pretty">{draft === 'done' ? COURSE_GUEST.doneText : COURSE_GUEST.beginText}</p>
      <div className="flex flex-wrap gap-3">
        <IntroductionWay draft={draft} done={COURSE_GUEST.seeResult} />
        <Button
          variant="quiet"
          className="max-sm:w-full"
          onClick={() => openAuth('login', { next: href('conversation') })}
        >
          {COURSE_GUEST.login}
        </Button>
      </div>
      <p className="text-sm text-muted text-pretty">{COURSE_GUEST.accountText}</p>
    </>
  );
}

/** A learner's way to the introduction, which they may have gone through before they signed in. */
function FirstWay({ owner }: { owner: string }) {
  const guestDraft = useGuestDraft();
  const draft = guestDraft === 'none' && storedDraft(owner) ? 'begun' : guestDraft;
  return (
    <>
      <p className="text-pretty">{draft === 'done' ? COURSE_GUEST.doneText : COURSE_GUEST.beginText}</p>
      <div className="flex flex-wrap gap-3">
        <IntroductionWay draft={draft} done={COURSE_GUEST.saveResult} />
      </div>
    </>
  );
}

function LearnerWay({ owner }: { owner: string }) {
  const { conversation, introduced: isKnownHere } = useVip(owner);
  // It may have been gone through on another device.
  const elsewhere = useQuery({ ...onboardingResult(), enabled: !conversation && !isKnownHere });
  const introduced = isKnownHere || (elsewhere.data != null && elsewhere.data.result !== null);
  if (!conversation && !introduced)
    return elsewhere.isLoading ? <LinesSkeleton /> : <FirstWay owner={owner} />;
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

/** The one way in: to the introduction, to what came of it, or to the course. */
export function WayIn() {
  const owner = useSession(({ learnerId }) => learnerId);
  return (
    <section className="grid gap-3">{owner === null ? <GuestWay /> : <LearnerWay owner={owner} />}</section>
  );
}
