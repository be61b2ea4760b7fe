import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { markedNotices, useMarkAsSeen } from '#src/shared/queries/marked-notices.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LEARNING } from '../messages/course-learning.ts';

/** Notices shown at a time; the rest is counted, and follows as these are seen. */
const MAX_SHOWN = 3;

/** Work graded since the learner's last visit; nothing if there is none. */
export function MarkedNotices() {
  const { data } = useQuery(markedNotices());
  const { mutate } = useMarkAsSeen();
  const all = data?.notifications ?? [];
  if (all.length === 0) return null;
  return (
    <Card as="section" className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <BellRing aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          {LEARNING.noticesTitle}
        </h2>
        <p className="text-muted">{LEARNING.noticesText(all.length)}</p>
      </div>
      <ul className="grid">
        {all.slice(0, MAX_SHOWN).map(({ id, title, link }) => (
          <li key={id}>
            <Link
              to={link}
              onClick={() => mutate([id])}
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        onClick={() => mutate(all.map(({ id }) => id))}
      >
        {LEARNING.noticesSeen}
      </Button>
    </Card>
  );
}
