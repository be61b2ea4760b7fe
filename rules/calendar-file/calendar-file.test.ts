import { describe, expect, it } from 'vitest';
import { contentLines, escapeText } from './content-lines.ts';
import { dailyReminder } from './daily-reminder.ts';
import { zoneLines } from './zone-lines.ts';

const NOW = Date.parse('2026-11-23T13:05:30Z');
const given = {
  uid: 'reminder-a@luyen.example',
  time: '20:30',
  zone: 'Asia/Ho_Chi_Minh',
  now: NOW,
  title: 'Luyện IELTS',
  text: 'Một phần là đủ; mở Luyện, học tiếp\nở chỗ đang dở.',
  url: 'https://luyen.example/my-course',
};
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
const bytes = (line: string): number => new TextEncoder().encode(line).length;

describe('a daily reminder', () => {
  const file = dailyReminder(given);
  const lines = unfold(file);

  it('ends each line with CR and LF, and no line is longer than 75 bytes', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75);
  });

  it.each([
    ['UID:reminder-a@luyen.example'],
    ['DTSTAMP:20261123T130530Z'],
    ['DTSTART;TZID=Asia/Ho_Chi_Minh:20261123T203000'],
    ['RRULE:FREQ=DAILY'],
    ['DESCRIPTION:Một phần là đủ\\; mở Luyện\\, học tiếp\\nở chỗ đang dở.'],
    ['TRIGGER:PT0S'],
  ])('has the line %s', (line) => {
    expect(lines).toContain(line);
  });

  it('has no end: it goes on until it is deleted', () => {
    expect(file).not.toMatch(/UNTIL|COUNT/);
  });

  it('keeps its id when it is made again, with a later sequence', () => {
    const later = unfold(dailyReminder({ ...given, time: '07:00', now: NOW + 3_600_000 }));
    const of = (name: string, from: string[]) => from.find((line) => line.startsWith(name));
    expect(of('UID', later)).toBe(of('UID', lines));
    expect(Number(of('SEQUENCE', later)?.slice(9))).toBeGreaterThan(Number(of('SEQUENCE', lines)?.slice(9)));
  });

  it('begins on the day of the zone, which may be another than here', () => {
    const far = unfold(dailyReminder({ ...given, zone: 'America/Los_Angeles', now: NOW - 8 * 3_600_000 }));
    expect(far).toContain('DTSTART;TZID=America/Los_Angeles:20261122T203000');
  });
});

describe('a zone', () => {
  const starts = (zone: string): string[] =>
    zoneLines(zone, NOW).filter((line) => line.startsWith('DTSTART'));

  it.each([
    ['Asia/Ho_Chi_Minh', '+0700', 1],
    ['Asia/Kolkata', '+0530', 1],
    ['America/Los_Angeles', '-0800', 21],
    ['Australia/Adelaide', '+1030', 21],
  ])('%s is at %s, with each change of its clocks', (zone, offset, observances) => {
    const lines = zoneLines(zone, NOW);
    expect(lines[1]).toBe(`TZID:${zone}`);
    expect(lines).toContain(`TZOFFSETTO:${offset}`);
    expect(starts(zone)).toHaveLength(observances);
  });

  it('changes at the hour that its clocks showed before', () => {
    const lines = zoneLines('Europe/Berlin', NOW);
    const at = lines.indexOf('DTSTART:20270328T020000');
    expect(lines.slice(at - 1, at + 3)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
    ]);
    expect(lines).toContain('DTSTART:20271031T030000');
  });
});

describe('lines', () => {
  it.each([
    ['a', 'a'],
    ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['a\r\nb\nc', 'a\\nb\\nc'],
  ])('the text %j is written as %j', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });

  it.each([
    ['of 75 bytes', 'a'.repeat(75), 1],
    ['of 76 bytes', 'a'.repeat(76), 2],
    ['of letters with several bytes', 'ễ'.repeat(60), 3],
    ['of pairs of code units', '𐐷'.repeat(40), 3],
  ])('a line %s', (_, text, parts) => {
    const folded = contentLines([text]).trimEnd().split('\r\n');
    expect(folded).toHaveLength(parts);
    expect(folded.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(text);
    expect(folded.slice(1).every((part) => part.startsWith(' '))).toBe(true);
  });
});
