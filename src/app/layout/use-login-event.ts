import { useEffect } from 'react';
import { openAuth } from '#src/platform/session/auth-dialog.ts';

/** Dispatched on the window by code that needs a signed-in learner; `detail.reload` reloads the page afterwards. */
const LOGIN_EVENT = 'luyen:login';

/** Opens the sign-in dialog when the event is dispatched. */
export function useLoginEvent(): void {
  useEffect(() => {
    const open = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const reload =
        typeof detail === 'object' && detail !== null && 'reload' in detail && detail.reload === true;
      openAuth('login', { reload });
    };
    addEventListener(LOGIN_EVENT, open);
    return () => removeEventListener(LOGIN_EVENT, open);
  }, []);
}
