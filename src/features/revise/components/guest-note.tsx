import { REVISE } from '#src/messages/revise.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { Notice } from '#src/ui/notice.tsx';

export const GuestNote = () => (
  <Notice tone="info">
    <p>
      {REVISE.guestNote}{' '}
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => openAuth('register')}>
        {REVISE.register}
      </button>
    </p>
  </Notice>
);
