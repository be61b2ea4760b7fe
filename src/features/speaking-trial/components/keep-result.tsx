import { UserPlus } from 'lucide-react';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ToRoom } from '#src/shared/lesson/to-room.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TRIAL } from '../messages/trial.ts';

const words = TRIAL.keep;

/** What becomes of the result: a guest may keep it by registering, a learner has it already. */
export function KeepResult({ isClaiming }: { isClaiming: boolean }) {
  const signedIn = useSession((session) => session.learnerId !== null);
  const next = href('speakingRoomTrial');
  if (signedIn)
    return (
      <Card as="section" className="grid justify-items-start gap-3">
        <p>{isClaiming ? words.claiming : words.kept}</p>
        <ToRoom>{words.room}</ToRoom>
      </Card>
    );
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{words.title}</h2>
      <p className="text-pretty">{words.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={UserPlus} onClick={() => openAuth('register', { next })}>
          {words.register}
        </Button>
        <Button variant="quiet" onClick={() => openAuth('login', { next })}>
          {words.login}
        </Button>
      </div>
    </Card>
  );
}
