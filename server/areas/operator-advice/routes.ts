import { Readable } from 'node:stream';
import type { AdviceDetail, AdviceItem } from '#contract/operator-advice.ts';
import { maskPhone } from '#rules/account/mask-phone.ts';
import {
  type AdviceEntry,
  adviceSender,
  adviceSubjects,
  findAdvice,
  moveAdvice,
  releaseAdvice,
  takeAdvice,
} from '#server/domain/operations/advice.ts';
import { adviceHistory, noteAdvice, recordAdvice } from '#server/domain/operations/advice-events.ts';
import { grantTo } from '#server/domain/operations/grant.ts';
import { learnerByPhone } from '#server/domain/operations/learner-by-phone.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable } from '../../db/connect.ts';
import type { About } from '../../http/audit-call.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { adviceCsv } from './advice-export.ts';
import { countOpenAdvice, pageOfAdvice } from './advice-list.ts';
import { beginExport } from './begin-export.ts';

const coreOf = (row: AdviceEntry) => ({
  id: row.id,
  asked_at: row.created_at.getTime(),
  state: row.state,
  name: row.children_name,
  assignee: row.taken_at === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
  about: row.description,
});
const itemOf = (row: AdviceEntry): AdviceItem => ({ ...coreOf(row), phone: maskPhone(row.phone) });

/** The request as it is now. */
async function detailOf(db: Queryable, id: string, about: About): Promise<AdviceDetail> {
  const row = await findAdvice(db, id);
  if (!row) throw new ApiFailure('NOT_FOUND');
  about(adviceSubjects(row));
  return {
    ...coreOf(row),
    phone: row.phone,
    email: row.email,
    referer: row.referer,
    sender: adviceSender(row),
    learner_id: row.owner_id,
    books: row.books,
    course_id: row.course_id,
    events: await adviceHistory(db, id),
  };
}

/** Requests for advice as a list that several operators work through. */
export function handlers(platform: Platform): Handlers<'operatorAdvice'> {
  const { db } = platform;
  const actor = ({ id }: { id: string }) => ({ id, name: null });
  return {
    find: async ({ tx, body, staff, about }) => {
      const { rows, next } = await pageOfAdvice(tx, body, staff.id);
      about(rows.flatMap(adviceSubjects));
      return { requests: rows.map(itemOf), next, open: await countOpenAdvice(tx) };
    },
    one: ({ params, about }) => detailOf(db, params.id, about),
    take: async ({ tx, params: { id }, staff, about }) => {
      await asApiFailure(takeAdvice(tx, id, actor(staff), new Date()));
      return detailOf(tx, id, about);
    },
    release: async ({ tx, params: { id }, staff, about }) => {
      await asApiFailure(releaseAdvice(tx, id, actor(staff), new Date()));
      return detailOf(tx, id, about);
    },
    move: async ({ tx, params: { id }, body: { from, to, grant: granted }, staff, about }) => {
      if (granted && to !== 'enrolled') throw new ApiFailure('BAD_REQUEST');
      const now = new Date();
      await asApiFailure(moveAdvice(tx, id, { from, to }, actor(staff), now));
      const row = granted && (await findAdvice(tx, id));
      if (row) {
        const learnerId = await asApiFailure(learnerByPhone(tx, row.phone));
        await asApiFailure(grantTo(tx, learnerId, granted.what, granted.until));
        await recordAdvice(tx, id, actor(staff), 'granted', now, granted.what);
      }
      return detailOf(tx, id, about);
    },
    note: async ({ tx, params: { id }, body, staff, about }) => {
      await asApiFailure(noteAdvice(tx, id, { id: body.note_id, text: body.text }, actor(staff), new Date()));
      return detailOf(tx, id, about);
    },
    exportCsv: async ({ params: { state }, reply, staff, about }) => {
      const requests = await beginExport(platform, state, staff.id);
      about(requests.flatMap(adviceSubjects));
      const ids = requests.map(({ id }) => id);
      return async () =>
        reply
          .headers({
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="tu-van-${state}.csv"`,
          })
          .send(Readable.from(adviceCsv(db, ids)));
    },
  };
}
