import { href } from '#contract/href.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ToNextThing } from './to-next-thing.tsx';

/** The way on after speaking: the speaking room for those who may enter it, else the next thing to learn. */
export function ToRoom({ children }: { children: string }) {
  const { speaking } = useVip(useSession(({ learnerId }) => learnerId));
  return speaking ? <LinkButton to={href('speakingRoom')}>{children}</LinkButton> : <ToNextThing />;
}
