import { eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { learners } from '#server/db/schema-account.ts';
import { type Divisions, readDivisions } from '#server/domain/address/divisions.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

const known: { divisions?: Divisions } = {};

/** Whether the province has such a ward. The list is loaded with the first address. */
function isKnownAddress({ province, ward }: { province: string; ward: string }): boolean {
  known.divisions ??= readDivisions();
  return known.divisions.below.get(province)?.some(({ code }) => code === ward) ?? false;
}

type Profile = ResponseOf<typeof ENDPOINTS.account.getProfile>;
type LearnerRow = typeof learners.$inferSelect;

const BIRTHDAY_WRONG = 'Ngày sinh chưa đúng. Bạn kiểm tra lại giúp mình nhé.';
const ADDRESS_UNKNOWN = 'Mình không tìm thấy phường, xã này trong tỉnh đã chọn. Bạn chọn lại giúp mình nhé.';
const EXAM_DATE_PAST = 'Ngày thi bạn chọn đã qua. Bạn chọn lại giúp mình nhé.';
const EARLIEST_BIRTHDAY = '1900-01-01';

const profileFrom = (row: LearnerRow & { phone: string }): Profile => ({
  id: row.id,
  full_name: row.full_name,
  phone_number: row.phone,
  email: row.email,
  avatar_url: row.avatar_url,
  is_default_avatar: row.avatar_url === null,
  address:
    row.province_code !== null && row.ward_code !== null
      ? { province: row.province_code, ward: row.ward_code, line: row.address_line ?? '' }
      : null,
  birthday: row.birthday,
  has_password: row.password_hash !== null,
  target_band: row.target_band,
  exam_date: row.exam_date,
  daily_minutes: row.daily_minutes,
});

/** Throws `NOT_SIGNED_IN` for a guest, who has no profile, and for a deleted learner. */
function ofLearner(row: LearnerRow | undefined): Profile {
  if (!row || row.phone === null) throw new ApiFailure('NOT_SIGNED_IN');
  return profileFrom({ ...row, phone: row.phone });
}

/** Throws `NOT_SIGNED_IN` for a deleted learner. */
export async function profileOf({ db }: Pick<Platform, 'db'>, id: string): Promise<Profile> {
  const [row] = await db.select().from(learners).where(eq(learners.id, id));
  return ofLearner(row);
}

export async function updateProfile(
  { db }: Pick<Platform, 'db'>,
  id: string,
  {
    full_name,
    email,
    address,
    birthday,
    target_band,
    exam_date,
    daily_minutes,
  }: BodyOf<typeof ENDPOINTS.profile.update>,
  now: Date,
): Promise<Profile> {
  const today = now.toISOString().slice(0, 10);
  if (birthday && (birthday < EARLIEST_BIRTHDAY || birthday > today)) {
    throw new ApiFailure('BAD_REQUEST', BIRTHDAY_WRONG);
  }
  if (exam_date && exam_date < vietnamDay(now.getTime())) throw new ApiFailure('BAD_REQUEST', EXAM_DATE_PAST);
  if (address && !isKnownAddress(address)) throw new ApiFailure('BAD_REQUEST', ADDRESS_UNKNOWN);
  const [row] = await db
    .update(learners)
    .set({
      ...(full_name !== undefined && { full_name }),
      ...(email !== undefined && { email }),
      ...(birthday !== undefined && { birthday }),
      ...(target_band !== undefined && { target_band }),
      ...(exam_date !== undefined && { exam_date }),
      ...(daily_minutes !== undefined && { daily_minutes }),
      ...(address !== undefined && {
        province_code: address?.province ?? null,
        ward_code: address?.ward ?? null,
        address_line: address?.line ?? null,
      }),
    })
    .where(eq(learners.id, id))
    .returning();
  return ofLearner(row);
}
