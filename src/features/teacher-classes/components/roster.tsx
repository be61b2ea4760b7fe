import type { TaughtMember } from '#contract/teacher-classes.ts';
import { formatDate } from '#rules/text/formats.ts';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CLASSES } from '../messages/classes.ts';

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-0.5 sm:text-right">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

/** Who is in the class, and how it goes with them. */
export const Roster = ({ people }: { people: readonly TaughtMember[] }) => (
  <section className="grid gap-3">
    <SectionHead
      title={CLASSES.people}
      end={<p className="text-muted">{CLASSES.members(people.length)}</p>}
    />
    <Card>
      {people.length === 0 && <p className="text-muted">{CLASSES.noPeople}</p>}
      <ul className="divide-y divide-line">
        {people.map(({ id, name, phone, held, attended, homework, homework_done, last_studied_on }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <p className="min-w-0">
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>{' '}
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">{phone}</span>
            </p>
            <dl className="grid grid-cols-3 gap-x-4 sm:grid-cols-[5rem_5rem_7rem] sm:gap-x-6">
              <Figure name={CLASSES.attended} value={CLASSES.outOf(attended, held)} />
              <Figure name={CLASSES.handedIn} value={CLASSES.outOf(homework_done, homework)} />
              <Figure
                name={CLASSES.lastDay}
                value={last_studied_on === null ? CLASSES.never : formatDate(last_studied_on)}
              />
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
