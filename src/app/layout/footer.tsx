import { Monitor, Moon, PhoneCall, Sun } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { chooseTheme, THEMES, useTheme } from '../theme.ts';

/** Distance below the viewport that counts as near. */
const MARGIN = '300px';

/** Renders its children once they are near the viewport, so that rarely reached content costs nothing. */
function WhenNear({ children, className = '' }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or following the device. */
function ThemePicker() {
  const { theme: chosen } = useTheme();
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{SHELL.theme}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3.5 text-sm text-muted has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={chosen === name}
              onChange={() => chooseTheme(name)}
            />
            <Icon aria-hidden="true" className="size-4" />
            {SHELL.themes[name]}
          </label>
        );
      })}
    </fieldset>
  );
}

const TUTOR = [href('tutor', {}, { source: 'web' }), SHELL.tutor] as const;
/** What everybody may try, whoever they are: no other menu has these for all of them. */
const TRY_LINKS = [
  [href('speakingRoomGuest'), SHELL.speakingRoom],
  [href('speakingRoomTrial'), SHELL.speakingTrial],
  [href('aiInteractiveResult'), SHELL.interview],
  [href('conversationGuest'), SHELL.conversationGuest],
  [href('pronunciation'), SHELL.pronunciation],
  [href('learningTrial'), SHELL.learningTrial],
  [href('trialClass'), SHELL.trialClass],
  [href('placementInstructions'), SHELL.placement],
  [href('examList'), SHELL.tests],
] as const;

/** For visitors: learners have the same as a dialog with everything known filled in. */
const CONTACT = [href('contact'), SHELL.contact] as const;

const LINKS = [
  [href('payments'), SHELL.payments],
  [href('outputCommitment'), SHELL.outputCommit],
  [href('terms'), SHELL.terms],
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

interface FooterLinksProps {
  label: string;
  links: readonly (readonly [to: string, label: string])[];
}

const FooterLinks = ({ label, links }: FooterLinksProps) => (
  <nav aria-label={label} className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
    {links.map(([to, name]) => (
      <Link
        key={to}
        to={to}
        className="inline-flex min-h-11 items-center text-sm text-brand-strong underline underline-offset-4"
      >
        {name}
      </Link>
    ))}
  </nav>
);

/** Visitors have the form for advice here; learners one link, as their details are known. */
export function Footer() {
  // The contact page has its own form.
  const about = useAdviceDialog((advice) => advice.about);
  const signedIn = useSession((session) => session.token !== null);
  const atContact = useLocation().pathname === href('contact');
  const offersAdvice = !atContact && about !== null;
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6">
        {offersAdvice && signedIn && (
          <Button
            variant="quiet"
            icon={PhoneCall}
            aria-haspopup="dialog"
            className="-ml-5 justify-self-start"
            onClick={openAdvice}
          >
            {SHELL.contact}
          </Button>
        )}
        {offersAdvice && !signedIn && (
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
        <FooterLinks label={SHELL.tryLinks} links={signedIn ? [...TRY_LINKS, TUTOR] : TRY_LINKS} />
        <FooterLinks label={SHELL.footerLinks} links={signedIn ? LINKS : [...LINKS, CONTACT]} />
      </div>
    </footer>
  );
}
