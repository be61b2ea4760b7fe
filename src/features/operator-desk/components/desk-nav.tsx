import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { DESK } from '../messages/desk.ts';
import { DESK_PARTS, type DeskPart } from '../model/desk-parts.ts';

/** The parts of the desk: beside the page on a computer, above it in a row on a phone. */
export const DeskNav = ({ part }: { part: DeskPart }) => (
  <nav aria-label={DESK.nav} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
    <ul className="flex gap-2 overflow-x-auto pb-2 lg:grid lg:gap-1 lg:overflow-visible lg:pb-0">
      {DESK_PARTS.map((each) => (
        <li key={each} className="shrink-0">
          <Link
            to={href('operatorDesk', { part: each })}
            aria-current={each === part ? 'page' : undefined}
            className={`flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${each === part ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunk'}`}
          >
            {DESK.parts[each]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
