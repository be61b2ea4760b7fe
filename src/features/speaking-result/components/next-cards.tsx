import { ArrowRight, BookOpen, type LucideIcon, Mic, Volume2 } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { NextLink } from '../model/next-links.ts';

const words = SPEAKING_RESULT.next;

const ICONS: Record<NextLink['kind'], LucideIcon> = { drill: Volume2, topic: Mic, sheet: BookOpen };

/** Starts the next exercise. */
export const NextButton = ({ link: { kind, to, title } }: { link: NextLink }) => (
  <LinkButton to={to} size="lg" icon={ICONS[kind]} className="max-sm:w-full">
    {`${words.kinds[kind]}: ${title}`}
  </LinkButton>
);

/** What to do next, each a link. */
export function NextList({ links }: { links: readonly NextLink[] }) {
  return (
    <ol className="-mx-4 -my-4 grid divide-y divide-line">
      {links.map(({ kind, code, to, title }) => {
        const Icon = ICONS[kind];
        return (
          <li key={to}>
            <Link to={to} className="flex min-h-13 items-center gap-3 px-4 py-3 hover:bg-sunk">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-pretty">{`${words.kinds[kind]}: ${title}`}</span>
                <span className="block text-sm text-muted">{words.why[code]}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
