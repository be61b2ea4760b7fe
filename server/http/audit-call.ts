import type { Audits } from '#contract/protocol/endpoint.ts';
import type { StaffMember } from '#server/caller/staff-member.ts';
import type { Act } from '#server/domain/audit/audit.ts';

/** A handler that did not say whose data it dealt with: a fault of the server. */
class UnnamedSubject extends Error {
  override name = 'UnnamedSubject';
}

/** Names the learners whose data a call reads or changes, and the object if it is not among the call's fields. */
export type About = (learnerIds: string | readonly string[], object?: string) => void;

const fieldOf = (parts: readonly unknown[], name: string): string | null => {
  for (const part of parts) {
    const value: unknown =
      typeof part === 'object' && part !== null
        ? Object.getOwnPropertyDescriptor(part, name)?.value
        : undefined;
    if (value !== undefined && value !== null) return String(value);
  }
  return null;
};

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Notes what a call of staff does, for its entry in the audit trail. */
export function auditCall({ as, about: whose, object: field }: Audits, staff: StaffMember, input: Parts) {
  let subjects: readonly string[] | null = whose === 'nobody' ? [] : null;
  let object = field === undefined ? null : fieldOf([input.params, input.query, input.body], field);
  const about: About = (learnerIds, given) => {
    subjects = [...(subjects ?? []), ...(typeof learnerIds === 'string' ? [learnerIds] : learnerIds)];
    object = given ?? object;
  };
  const act = (): Act => {
    if (!subjects) throw new UnnamedSubject(`${as} names no learner`);
    return { actor: staff.id, action: as, subjects, object };
  };
  return { about, act };
}
