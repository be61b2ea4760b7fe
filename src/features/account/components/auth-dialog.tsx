import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ACCOUNT } from '#src/messages/account.ts';
import { withMinimumDuration } from '#src/platform/http/call-pace.ts';
import { within } from '#src/platform/offline/within.ts';
import { type AuthEntry, closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { NOT_VIP, refreshVip, storedVip } from '#src/platform/session/vip.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import { afterLogin } from '../model/after-login.ts';
import { createAuthFlow } from '../model/auth-flow.ts';
import type { AuthPage } from '../model/auth-machine.ts';
import { completeSignIn } from '../model/complete-sign-in.ts';
import { performAuth } from '../model/perform-auth.ts';
import type { AuthPageProps } from './auth-page-props.ts';
import { LoginPage } from './login-page.tsx';
import { OtpPage } from './otp-page.tsx';
import { ProofProgress } from './proof-progress.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const PAGES: Record<AuthPage, { title: string; Page: ComponentType<AuthPageProps> }> = {
  register: { title: ACCOUNT.registerTitle, Page: RegisterPage },
  login: { title: ACCOUNT.loginTitle, Page: LoginPage },
  'otp-register': { title: ACCOUNT.otpTitle, Page: OtpPage },
  'otp-login': { title: ACCOUNT.otpTitle, Page: OtpPage },
  'forgot-password': { title: ACCOUNT.otpTitle, Page: OtpPage },
  'reset-password': { title: ACCOUNT.resetTitle, Page: ResetPasswordPage },
};

/** Longest that navigation waits for the learner's VIP status, milliseconds. */
const VIP_TIMEOUT_MS = 2_000;

/** Registration and sign-in. Mounted only while it is open, so closing it discards the input. */
export default function AuthDialog({ entry }: { entry: AuthEntry }) {
  const [flow] = useState(() =>
    createAuthFlow(entry, {
      perform: (effect, running) => withMinimumDuration(performAuth(effect, running)),
      now: Date.now,
    }),
  );
  const state = useStore(flow.store);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { signedIn } = state;
  useEffect(() => flow.stop, [flow]);
  useEffect(() => {
    if (!signedIn) return;
    const { inputTest, reload, next } = useAuthDialog.getState();
    void (async () => {
      await completeSignIn(signedIn);
      closeAuth();
      showToast('success', ACCOUNT.signedIn);
      if (reload) {
        location.reload();
        return;
      }
      await within(refreshVip(), VIP_TIMEOUT_MS);
      const to = afterLogin({ pathname, inputTest, next, vip: storedVip() ?? NOT_VIP });
      if (to) await navigate(to);
    })();
  }, [signedIn, navigate, pathname]);
  const { title, Page } = PAGES[state.page];
  const inputTest = useAuthDialog((dialog) => dialog.inputTest) && state.page === 'register';
  return (
    <Dialog open onClose={closeAuth} title={inputTest ? ACCOUNT.inputTestTitle : title}>
      {/* Prevents a second submission while the guest's work is transferred to the learner. */}
      <fieldset disabled={signedIn !== null} className="grid min-w-0 gap-4">
        {state.notice && <Notice tone="error">{state.notice}</Notice>}
        {state.effect?.kind === 'make-proof' && (
          <ProofProgress solved={state.solved} onCancel={() => flow.send({ type: 'proof-cancelled' })} />
        )}
        <Page key={state.page} state={state} send={flow.send} />
      </fieldset>
    </Dialog>
  );
}
