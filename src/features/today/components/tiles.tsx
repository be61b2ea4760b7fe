import { useQuery } from '@tanstack/react-query';
import { BellRing, CalendarDays, CloudUpload, NotebookPen } from 'lucide-react';
import { href } from '#contract/href.ts';
import { markedNotices, useMarkAsSeen } from '#src/shared/queries/marked-notices.ts';
import { TODAY } from '../messages/today.ts';
import { cardFacts, examFacts, queueFacts } from '../model/tile-facts.ts';
import type { Today } from '../model/use-today.ts';
import { Tile } from './tile.tsx';

/** Work graded since the last visit: one result opens at once, several where they are listed. */
function GradedTile() {
  const { data, isError } = useQuery(markedNotices());
  const { mutate } = useMarkAsSeen();
  const graded = data?.notifications ?? [];
  const [first] = graded;
  if (!first) {
    const none = { figure: TODAY.gradedNone, note: TODAY.gradedNoneText, to: null };
    return <Tile icon={BellRing} label={TODAY.graded} facts={data || isError ? none : null} />;
  }
  const figure = TODAY.gradedCount(graded.length);
  return graded.length === 1 ? (
    <Tile
      icon={BellRing}
      label={TODAY.graded}
      facts={{ figure, note: first.title, to: first.link }}
      onOpen={() => mutate([first.id])}
    />
  ) : (
    <Tile
      icon={BellRing}
      label={TODAY.graded}
      facts={{ figure, note: TODAY.gradedSeveral, to: href('myCourses') }}
    />
  );
}

/** Four figures of the day, always in the same places. */
export const Tiles = ({ cards, plan, work }: Pick<Today, 'cards' | 'plan' | 'work'>) => (
  <ul aria-label={TODAY.overview} className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-2">
    <li>
      <Tile icon={NotebookPen} label={TODAY.cards} facts={cardFacts(cards)} />
    </li>
    <li>
      <Tile icon={CalendarDays} label={TODAY.exam} facts={examFacts(plan)} />
    </li>
    <li>
      <GradedTile />
    </li>
    <li>
      <Tile icon={CloudUpload} label={TODAY.queue} facts={queueFacts(work)} />
    </li>
  </ul>
);
