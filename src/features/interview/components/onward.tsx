import { UserPlus } from 'lucide-react';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { ToRoom } from '#src/shared/lesson/to-room.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { INTERVIEW } from '../messages/interview.ts';

const words = INTERVIEW.onward;

/** The way from one's own result into the product. */
export function Onward() {
  const learnerId = useSession((session) => session.learnerId);
  const { speaking } = useVip(learnerId);
  const signedIn = learnerId !== null;
  const text = speaking ? words.vip : signedIn ? words.learner : words.guest;
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-muted text-pretty">{text}</p>
      <div className="flex flex-wrap gap-2">
        {signedIn ? (
          <ToRoom>{words.room}</ToRoom>
        ) : (
          <Button icon={UserPlus} onClick={() => openAuth('register', { next: href('aiInteractiveResult') })}>
            {words.register}
          </Button>
        )}
        <LinkButton variant="quiet" to={href('speakingRoomTrial')}>
          {words.trial}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The invitation to whoever opened somebody else's result. */
export const Invitation = () => (
  <Card as="section" className="grid justify-items-start gap-3">
    <h2 className="text-xl font-semibold">{INTERVIEW.invite.title}</h2>
    <p className="text-pretty">{INTERVIEW.invite.text}</p>
    <LinkButton size="lg" className="max-sm:w-full" to={href('aiInteractiveResult')}>
      {INTERVIEW.invite.action}
    </LinkButton>
  </Card>
);
