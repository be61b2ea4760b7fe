import { useSession } from '#src/platform/session/session.ts';
import { TodayScreen } from '../components/today-screen.tsx';

export function Component() {
  const owner = useSession(({ learnerId }) => learnerId);
  // Who it is becomes known a moment after a sign-in by an embedding page.
  return owner === null ? null : <TodayScreen key={owner} owner={owner} />;
}
