import { Mic, PhoneCall } from 'lucide-react';
import { href } from '#contract/href.ts';
import { SPEAKING_ROOM } from '#src/messages/speaking-room.ts';
import { openAdvice, useAdviceAbout } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useKnownVip } from '#src/platform/session/vip.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { GUEST } from '../messages/speaking-guest.ts';

/** The way in: a free trial, or advice; a VIP simply goes in. */
export function GetAccess({ title }: { title: boolean }) {
  const vip = useKnownVip(useSession(({ learnerId }) => learnerId));
  useAdviceAbout(SPEAKING_ROOM.title);
  return (
    <section className="grid gap-3">
      {title && (
        <>
          <SectionHead title={GUEST.getTitle} />
          <p className="text-pretty">{GUEST.getText}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(vip === null || vip.speaking) && (
          <LinkButton to={href('speakingRoom')} size="lg" icon={Mic} className="max-sm:w-full">
            {GUEST.enter}
          </LinkButton>
        )}
        {vip?.speaking === false && (
          <>
            <LinkButton to={href('speakingRoomTrial')} size="lg" icon={Mic} className="max-sm:w-full">
              {GUEST.trial}
            </LinkButton>
            {title && (
              <Button
                variant="secondary"
                size="lg"
                icon={PhoneCall}
                className="max-sm:w-full"
                onClick={openAdvice}
              >
                {GUEST.advice}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
