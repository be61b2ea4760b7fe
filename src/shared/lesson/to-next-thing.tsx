import { href } from '#contract/href.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { useSession } from '#src/platform/session/session.ts';
import type { ButtonSize, ButtonVariant } from '#src/ui/button-class.ts';
import { LinkButton } from '#src/ui/link-button.tsx';

export interface WayOnLook {
  size?: ButtonSize;
  /** `secondary` where something else comes first. */
  variant?: ButtonVariant;
}

/** Where nothing nearer follows: today's screen knows a learner's next thing; a guest finds open lessons. */
export function ToNextThing({ size = 'md', variant = 'primary' }: WayOnLook) {
  const signedIn = useSession((session) => session.learnerId !== null);
  return (
    <LinkButton
      to={href(signedIn ? 'home' : 'trialClass')}
      size={size}
      variant={variant}
      className="max-sm:w-full sm:justify-self-start"
    >
      {signedIn ? NEXT_UP.today : NEXT_UP.trial}
    </LinkButton>
  );
}
