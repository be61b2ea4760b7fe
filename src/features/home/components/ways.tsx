import { BookOpen, ClipboardCheck, type LucideIcon, MessageCircle, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { SectionHead } from '#src/ui/section-head.tsx';

const EXAM = { ...HOME.ways.test, to: href('placementInstructions'), icon: ClipboardCheck };
const TRIAL = { ...HOME.ways.trial, to: href('learningTrial'), icon: MessagesSquare };
const BLOG = { ...HOME.ways.blog, to: href('blog'), icon: BookOpen };
/** Opens the advice dialog instead of a page. */
const CONTACT = { ...HOME.ways.contact, to: null, icon: MessageCircle };

const WAYS: readonly Way[] = [TRIAL, EXAM, BLOG, CONTACT];

const ITEM_CLASS =
  'flex h-full w-full items-start gap-3 rounded-control border border-line bg-surface p-4 text-start transition-colors hover:border-line-strong';

interface Way {
  to: string | null;
  title: string;
  text: string;
  icon: LucideIcon;
}

function WayContent({ title, text, icon: Icon }: Way) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
    </>
  );
}

/** Links to the next places to go, each with a reason. */
export const Ways = () => (
  <section className="grid gap-4">
    <SectionHead title={HOME.waysTitle} />
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
      {WAYS.map((way) => (
        <li key={way.title}>
          {way.to === null ? (
            <button type="button" aria-haspopup="dialog" className={ITEM_CLASS} onClick={openAdvice}>
              <WayContent {...way} />
            </button>
          ) : (
            <Link to={way.to} className={ITEM_CLASS}>
              <WayContent {...way} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
