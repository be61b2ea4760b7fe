import {
  ChartNoAxesColumn,
  Download,
  type LucideIcon,
  Map as MapIcon,
  MessagesSquare,
  Volume2,
} from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { TODAY } from '../messages/today.ts';

interface Way {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** What learners look for that no menu of a phone shows. */
const WAYS: readonly Way[] = [
  { to: href('roadmap'), label: TODAY.ways.roadmap, icon: MapIcon },
  { to: href('report'), label: TODAY.ways.report, icon: ChartNoAxesColumn },
  { to: href('pronunciation'), label: TODAY.ways.sounds, icon: Volume2 },
  { to: href('conversation'), label: TODAY.ways.conversation, icon: MessagesSquare },
  { to: href('downloads'), label: TODAY.ways.downloads, icon: Download },
];

export const OtherWays = () => (
  <nav aria-label={TODAY.waysTitle}>
    <ul className="grid grid-cols-2 gap-x-3 md:grid-cols-5">
      {WAYS.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-12 items-center gap-2.5 rounded-card px-2 font-semibold -outline-offset-2 hover:bg-sunk"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
