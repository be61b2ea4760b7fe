import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ACCOUNT } from '#src/messages/account.ts';
import { closeAuth } from '#src/session/auth-dialog.ts';
import { storeSession } from '#src/session/session.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import { createAuthFlow } from '../model/auth-flow.ts';
import type { AuthPage } from '../model/auth-machine.ts';
import { performAuth } from '../model/perform-auth.ts';
import type { AuthPageProps } from './auth-page-props.ts';
import { LoginPage } from './login-page.tsx';
import { OtpPage } from './otp-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const PAGES: Record<AuthPage, { title: string; Page: ComponentType<AuthPageProps> }> = {
  register: { title: ACCOUNT.registerTitle, Page: RegisterPage },
  login: { title: ACCOUNT.loginTitle, Page: LoginPage },
  'otp-register': { title: ACCOUNT.otpTitle, Page: OtpPage },
  'forgot-password': { title: ACCOUNT.otpTitle, Page: OtpPage },
  'reset-password': { title: ACCOUNT.resetTitle, Page: ResetPasswordPage },
};

/** Signing up and in. Mounted while it is open, so closing it forgets what was typed. */
export default function AuthDialog({ entry }: { entry: 'register' | 'login' }) {
  const [flow] = useState(() => createAuthFlow(entry, { perform: performAuth, now: Date.now }));
  const state = useStore(flow.store);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { signedIn } = state;
  useEffect(() => {
    if (!signedIn) return;
    storeSession(signedIn.token, signedIn.learnerId);
    closeAuth();
    showToast('success', ACCOUNT.signedIn);
    if (pathname === '/') void navigate('/my-course');
  }, [signedIn, navigate, pathname]);
  const { title, Page } = PAGES[state.page];
  return (
    <Dialog open onClose={closeAuth} title={title}>
      <div className="grid gap-4">
        {state.notice && <Notice tone="error">{state.notice}</Notice>}
        <Page key={state.page} state={state} send={flow.send} />
      </div>
    </Dialog>
  );
}
