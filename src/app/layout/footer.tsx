import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { ThemePicker } from './theme-picker.tsx';
import { WhenNear } from './when-near.tsx';

const LINKS = [
  [href('payments'), SHELL.payments],
  [href('outputCommitment'), SHELL.outputCommit],
  [href('terms'), SHELL.terms],
  [href('contact'), SHELL.contact],
  [href('roadmap'), SHELL.roadmap],
  [href('blog'), SHELL.blog],
  [href('report'), SHELL.report],
  [href('install'), SHELL.install],
  [href('whatsNew'), SHELL.whatsNew],
] as const;

const AdviceForm = lazyPart(() => import('#src/features/contact/components/advice-form.tsx'));
const ContactWays = lazyPart(() =>
  import('#src/shared/contact/contact-ways.tsx').then((module) => ({
    default: module.ContactWays,
  })),
);

export function Footer() {
  // The contact page has its own form.
  const about = useAdviceDialog((advice) => advice.about);
  const atContact = useLocation().pathname === href('contact');
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6">
        {!atContact && about !== null && (
          <WhenNear className="min-h-124 md:min-h-96">
            <Suspense>
              <div className="grid gap-8 md:grid-cols-2">
                <AdviceForm description={about} />
                <ContactWays />
              </div>
            </Suspense>
          </WhenNear>
        )}
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
          <div className="grid gap-1">
            <p className="font-semibold">{SHELL.brand}</p>
            <p className="text-sm text-muted">{SHELL.tagline}</p>
          </div>
          <ThemePicker />
        </div>
        <nav aria-label={SHELL.footerLinks} className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
          {LINKS.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-sm text-brand-strong underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
