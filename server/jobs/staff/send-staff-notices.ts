import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import type { PushPayload } from '#contract/push.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners, tokens } from '#server/db/schema-account.ts';
import { pushSubscriptions } from '#server/db/schema-push.ts';
import { type StaffNotice, staffNotices } from '#server/db/schema-staff.ts';
import type { Platform } from '#server/platform.ts';
import { topicOf } from '../push/topic-of.ts';

const NOT_YOU = 'Không phải bạn làm? Bạn báo ngay cho người điều hành trung tâm nhé.';

/** What the owner of an account of staff is told: no code, no name and no number is in it. */
const NOTICE_TEXTS: Readonly<Record<StaffNotice, string>> = {
  'recovery-codes': `Tài khoản của bạn vừa có bộ mã dự phòng mới, bộ cũ không dùng được nữa. ${NOT_YOU}`,
  'role-given': `Tài khoản của bạn vừa được trao hoặc đổi hạn quyền làm việc ở trung tâm. ${NOT_YOU}`,
  'role-ended': `Một quyền làm việc ở trung tâm của bạn vừa được thu hồi. ${NOT_YOU}`,
  'factor-set': `Tài khoản của bạn vừa bật mã xác thực. ${NOT_YOU}`,
  'factor-reset': `Mã xác thực của bạn vừa được đặt lại. Bạn bật lại ở lần mở bàn làm việc tới. ${NOT_YOU}`,
  'codes-locked':
    'Có người biết mật khẩu của bạn đã nhập sai mã xác thực nhiều lần. Bạn đặt lại mật khẩu ngay nhé; thiết bị bạn từng xác thực vẫn vào được.',
  'operator-asked':
    'Vừa có yêu cầu thêm người điều hành. Bạn mở bàn điều hành, mục Quyền điều hành, để đồng ý hoặc từ chối.',
};

/** The page that the notification opens. */
const noticePage = (what: StaffNotice): string =>
  what === 'operator-asked' ? href('operatorDesk', { part: 'quyen' }) : href('staffSecurity');

type Sending = Pick<Platform, 'db' | 'push' | 'sms' | 'log'>;
type Notice = Awaited<ReturnType<typeof claimNotices>>[number];

const BATCH = 20;
const TRIES = 6;
/** Until a notice is tried again, doubled each time: an hour and a half in all. */
const PAUSE_S = 180;
const TTL_S = 86_400;

/** Takes notices that are due, and says when they are tried again: a process that dies meanwhile loses none. */
async function claimNotices(db: Queryable) {
  const due = db
    .select({ id: staffNotices.id })
    .from(staffNotices)
    .where(lte(staffNotices.due_at, sql`clock_timestamp()`))
    .orderBy(asc(staffNotices.due_at))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const pause = sql`make_interval(secs => ${PAUSE_S} * power(2, ${staffNotices.tries}))`;
  const claimed = await db
    .update(staffNotices)
    .set({ tries: sql`${staffNotices.tries} + 1`, due_at: sql`clock_timestamp() + ${pause}` })
    .where(sql`${staffNotices.id} in ${due}`)
    .returning();
  return claimed;
}

async function pushNotice({ db, push, log }: Sending, { id, learner_id, what, at }: Notice): Promise<void> {
  const targets = await db
    .select()
    .from(pushSubscriptions)
    .innerJoin(tokens, eq(tokens.hash, pushSubscriptions.session_hash))
    .where(and(eq(pushSubscriptions.learner_id, learner_id), gt(tokens.expires_at, sql`clock_timestamp()`)));
  const payload: PushPayload = {
    v: 1,
    kind: 'account',
    tag: `account:${id}`,
    title: 'Bảo mật tài khoản',
    body: NOTICE_TEXTS[what],
    path: noticePage(what),
    at: at.getTime(),
  };
  const topic = topicOf(payload.tag);
  const message = { payload: JSON.stringify(payload), ttl: TTL_S, urgency: 'high', topic } as const;
  for (const { push_subscriptions: target } of targets) {
    const outcome = await push.send(target, message);
    push.outcomes.inc({ kind: 'account', outcome: outcome.kind });
    if (outcome.kind !== 'delivered') log.warn({ outcome: outcome.kind }, 'a notice to staff was not pushed');
  }
}

/** Whether the message is on its way, or nobody has that number any more. */
async function messageNotice({ db, sms, log }: Sending, { learner_id, what }: Notice): Promise<boolean> {
  const [row] = await db
    .select({ phone: learners.phone })
    .from(learners)
    .where(and(eq(learners.id, learner_id), isNotNull(learners.phone)));
  if (!row || row.phone === null) return true;
  try {
    await sms.send({ to: row.phone, text: `Luyện: ${NOTICE_TEXTS[what]}`, code: null });
    return true;
  } catch (err) {
    log.warn({ err }, 'a message to staff was not sent; it is tried again');
    return false;
  }
}

/**
 * Sends what owners of accounts of staff are told, by push to all their devices, whatever they are notified of
 * otherwise, and by message. @returns how many were due
 */
export async function sendStaffNotices(sending: Sending): Promise<number> {
  const claimed = await claimNotices(sending.db);
  for (const notice of claimed) {
    if (notice.tries === 1) await pushNotice(sending, notice);
    if ((await messageNotice(sending, notice)) || notice.tries >= TRIES)
      await sending.db.update(staffNotices).set({ due_at: null }).where(eq(staffNotices.id, notice.id));
  }
  return claimed.length;
}
