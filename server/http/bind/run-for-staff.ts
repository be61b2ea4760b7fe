import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { audit } from '#server/domain/audit/audit.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import { auditCall } from '../audit-call.ts';
import { auditUnlessRepeated } from '../audit-unless-repeated.ts';
import type { StaffCaller } from './admit-staff.ts';
import type { Binding, LooseRun } from './binding.ts';

type Given = Parameters<LooseRun>[0];
type StaffCall = Given & { params: unknown; query: unknown; body: unknown };

/** Runs a call of staff; what it did is in the audit trail before anything of it is answered. */
export async function runAudited(
  db: Queryable,
  { staff, audits }: StaffCaller,
  call: StaffCall,
  run: LooseRun,
  record = audit,
): Promise<unknown> {
  const { about, act } = auditCall(audits, staff, call);
  const data = await run({ ...call, staff, about });
  await record(db, act());
  return data;
}

/** An action is committed together with its entry. A list that tells of nobody may be read again and again. */
export function runForStaff(
  { db }: Binding,
  kind: Endpoint['kind'],
  caller: StaffCaller,
  call: StaffCall,
  run: LooseRun,
): Promise<unknown> {
  if (kind === 'action') return db.transaction((tx: Tx) => runAudited(tx, caller, { ...call, tx }, run));
  return runAudited(db, caller, call, run, caller.audits.about === 'nobody' ? auditUnlessRepeated : audit);
}

const isSend = (value: unknown): value is () => Promise<FastifyReply> => typeof value === 'function';

/** Bytes for staff: the handler answers how to send them, which happens after the entry. */
export async function runStreamForStaff(
  { db }: Binding,
  { staff, audits }: StaffCaller,
  call: StaffCall,
  run: LooseRun,
): Promise<unknown> {
  const { about, act } = auditCall(audits, staff, call);
  const send = await run({ ...call, staff, about });
  if (!isSend(send)) throw new Error(`${audits.as} must answer how to send its bytes`);
  await (audits.eachTime ? audit : auditUnlessRepeated)(db, act());
  return send();
}
