import type { FoundLearner } from '#contract/operator-learners.ts';
import { maskPhone } from '#rules/account/mask-phone.ts';
import { learners } from '#server/db/schema-account.ts';

/** Columns by which the desk recognises a learner. */
export const FOUND = {
  id: learners.id,
  name: learners.full_name,
  phone: learners.phone,
  at: learners.created_at,
};

interface Row {
  id: string;
  name: string;
  phone: string | null;
  at: Date;
}

/** A learner as lists show them, with the number masked. */
export const found = (row: Row): FoundLearner => ({
  id: row.id,
  name: row.name,
  phone: maskPhone(row.phone ?? ''),
  registered_at: row.at.getTime(),
});
