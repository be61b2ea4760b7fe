import { MessageSquareQuote, ShieldCheck, WifiOff } from 'lucide-react';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SectionLink } from './section-link.tsx';

const REASONS = [
  { ...HOME.reasons.offline, icon: WifiOff },
  { ...HOME.reasons.safe, icon: ShieldCheck },
  { ...HOME.reasons.graded, icon: MessageSquareQuote },
];

export function Reasons() {
  return (
    <section className="grid gap-5">
      <SectionHead
        title={HOME.reasonsTitle}
        end={<SectionLink to={href('outputCommitment')}>{HOME.commit}</SectionLink>}
      />
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        {REASONS.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex items-start gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div className="grid gap-1">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
