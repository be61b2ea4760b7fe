import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

export const INVALID_DATE = '--/--/----';

const LAST_DAY_MS = Date.UTC(9999, 11, 31);

function groupThousands(whole: number): string {
  const digits = String(whole);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join('.');
}

/** Đồng with dots between thousands: 1.250.000đ. Fractions are rounded. */
export const formatMoney = (amount: number): string => {
  const whole = Math.round(Math.abs(amount));
  return `${amount < 0 && whole > 0 ? '-' : ''}${groupThousands(whole)}đ`;
};

const isCalendarDay = (text: string): boolean => {
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return day === null || new Date(Date.UTC(Number(day[1]), Number(day[2]), 0)).getUTCDate() >= Number(day[3]);
};

/**
 * DD/MM/YYYY in Vietnam's time zone; a placeholder if invalid. Takes milliseconds since 1970, or an ISO date or
 * date-time.
 */
export const formatDate = (when: number | string | Date | null | undefined): string => {
  if (when === null || when === undefined) return INVALID_DATE;
  if (typeof when === 'string' && !isCalendarDay(when)) return INVALID_DATE;
  const time = new Date(when).getTime() + VIETNAM_OFFSET_MS;
  if (Number.isNaN(time) || Math.abs(time) > LAST_DAY_MS) return INVALID_DATE;
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

/** HH:mm DD/MM/YYYY in Vietnam's time zone; a placeholder if invalid. */
export const formatMoment = (when: number | Date): string => {
  const day = formatDate(when);
  if (day === INVALID_DATE) return day;
  return `${new Date(new Date(when).getTime() + VIETNAM_OFFSET_MS).toISOString().slice(11, 16)} ${day}`;
};

/** mm:ss, rounded down to seconds; minutes may exceed 59. */
export const formatSeconds = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
};

const inTenths = (bytes: number, unit: number): string => {
  const tenths = Math.round((bytes * 10) / unit);
  const fraction = tenths % 10;
  return `${groupThousands(Math.floor(tenths / 10))}${fraction === 0 ? '' : `,${fraction}`}`;
};

/** Size of a file in decimal units with a Vietnamese decimal comma: 512 B, 200 kB, 1,4 MB, 10,7 GB. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${Math.round(bytes)} B`;
  const kilobytes = Math.round(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} kB`;
  if (bytes < 999_950_000) return `${inTenths(bytes, 1e6)} MB`;
  return `${inTenths(bytes, 1e9)} GB`;
};
