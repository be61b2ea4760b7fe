import { GUEST_WORK } from '#src/messages/guest-work.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { Notice } from '#src/ui/notice.tsx';

/** To a guest: where their work is kept, and how they keep it for good. */
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
