import { href } from '#contract/href.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Where nothing nearer follows: today's screen knows a learner's next thing; a guest finds open lessons. */
export function ToNextThing({ size }: { size?: 'lg' }) {
  const signedIn = useSession((session) => session.learnerId !== null);
  return (
    <LinkButton
      to={href(signedIn ? 'home' : 'trialClass')}
      {...(size && { size })}
      className="max-sm:w-full sm:justify-self-start"
    >
      {signedIn ? NEXT_UP.today : NEXT_UP.trial}
    </LinkButton>
  );
}
