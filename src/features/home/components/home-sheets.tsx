import { useQueries } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { studySheet } from '#src/shared/queries/study-sheet.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';

/** Study sheets of the starter content; missing ones are left out. */
const FEATURED = ['thi-hien-tai', 'tu-noi', 'phu-am-cuoi'];

export function HomeSheets() {
  const { sheets, pending } = useQueries({
    queries: FEATURED.map(studySheet),
    combine: (results) => ({
      sheets: results.flatMap(({ data }) => data ?? []),
      pending: results.some(({ isPending }) => isPending),
    }),
  });
  const cards = sheets.map((sheet) => (
    <EntryCard
      key={sheet.id}
      to={href('studySheet', { id: sheet.id })}
      title={sheet.title}
      text={sheet.summary}
      facts={HOME.minutes(sheet.reading_minutes)}
    />
  ));
  return <EntryList title={HOME.sheetsTitle} cards={pending ? undefined : cards} failed={false} />;
}
