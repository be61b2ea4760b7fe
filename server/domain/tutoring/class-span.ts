import { sql } from 'drizzle-orm';
import { classLessons, tutoringClasses } from '#server/db/schema-tutoring.ts';

const asMs = (at: Date | null): number | null => at?.getTime() ?? null;
const ofClass = sql`from ${classLessons} where ${classLessons.class_id} = ${tutoringClasses.id}`;
const moment = (aggregate: 'min' | 'max', column: 'starts_at' | 'ends_at') =>
  sql<number | null>`(
    select ${sql.raw(aggregate)}(${classLessons[column]}) ${ofClass} and ${classLessons.cancelled_at} is null
  )`.mapWith({
    mapFromDriverValue: (value: unknown) => asMs(value === null ? null : new Date(String(value))),
  });

/** Columns of a query of `tutoring_classes`: when its first lesson begins and its last one ends, milliseconds. */
export const beginsAt = moment('min', 'starts_at');
export const endsAt = moment('max', 'ends_at');
/** Of the week that its lessons are counted from; a cancelled one keeps its week. */
export const firstAt = sql<number | null>`(select min(${classLessons.starts_at}) ${ofClass})`.mapWith({
  mapFromDriverValue: (value: unknown) => asMs(value === null ? null : new Date(String(value))),
});
