import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import { GUEST_WORK } from './messages/guest-work.ts';

/** Tells a guest where their work is stored, and how to keep it permanently. */
export function GuestNote() {
  const signedIn = useSession((session) => session.token !== null);
  if (signedIn) return null;
  return (
    <Notice tone="info">
      <p>{GUEST_WORK.note}</p>
      <button
        type="button"
        className="-mb-2 min-h-11 font-semibold underline"
        onClick={() => openAuth('register')}
      >
        {GUEST_WORK.register}
      </button>
    </Notice>
  );
}
