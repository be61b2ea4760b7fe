import { localDay } from '../calendar/time-zone.ts';
import { contentLines, escapeText } from './content-lines.ts';
import { dateTime, zoneLines } from './zone-lines.ts';

export interface DailyReminder {
  /** The same for every file of a learner: a calendar replaces the earlier one. */
  uid: string;
  /** `HH:MM` by the clock of the zone, such as `Asia/Ho_Chi_Minh`. */
  time: string;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  title: string;
  text: string;
  /** Absolute address of the page to practise on. */
  url: string;
}

/** Duration of the entry in the calendar. */
const DURATION = 'PT15M';

/**
 * A calendar file (RFC 5545) with one entry that returns every day and alerts when it begins. It goes on until the
 * learner deletes it.
 */
export function dailyReminder({ uid, time, zone, now, title, text, url }: DailyReminder): string {
  const start = `${localDay(now, zone)}T${time}`.replaceAll(/[-:]/g, '');
  const stamp = `${dateTime(now)}Z`;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Luyen//Reminder//VI',
    'CALSCALE:GREGORIAN',
    ...zoneLines(zone, now),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // Rises with each file, so that a calendar prefers the newer one.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART;TZID=${zone}:${start}00`,
    `DURATION:${DURATION}`,
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
