import type { DayKind } from '#rules/streak/streak.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import type { StreakNow } from '#src/shared/streak/streak-with.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';

/** Width and height of the picture, pixels. */
export const SHARE_SIZE = 1080;

const PAPER = '#fffbf7';
const INK = '#1c1917';
const MUTED = '#57504a';
const BRAND = '#f97316';
const LINE = '#eae0d6';
const FILL: Readonly<Record<DayKind, string>> = {
  studied: BRAND,
  frozen: '#9cc1f7',
  outage: LINE,
  skipped: LINE,
  missed: PAPER,
  open: PAPER,
};
const FONT = '"Be Vietnam Pro", system-ui, sans-serif';
/** The flame of Lucide, 24 units wide. */
const FLAME =
  'M8.5 14.5A2.5 2.5 0 0 0 11 12c0-1.38-.5-2-1-3-1.072-2.143-.224-4.054 2-6 .5 2.5 2 4.9 4 6.5 2 1.6 3 3.5 3 5.5a7 7 0 1 1-14 0c0-1.153.433-2.294 1-3a2.5 2.5 0 0 0 2.5 2.5z';

type Context = CanvasRenderingContext2D;
interface Text {
  size: number;
  y: number;
  x?: number;
  weight?: number;
  colour?: string;
}

function write(context: Context, text: string, { size, y, x, weight = 400, colour = INK }: Text): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.fillStyle = colour;
  context.fillText(text, x ?? SHARE_SIZE / 2, y);
}

function drawFlame(context: Context, y: number, size: number): void {
  context.save();
  context.translate((SHARE_SIZE - size) / 2, y);
  context.scale(size / 24, size / 24);
  context.fillStyle = BRAND;
  context.fill(new Path2D(FLAME));
  context.restore();
}

function drawWeek(context: Context, week: StreakNow['week'], y: number): void {
  const step = 124;
  week.forEach(({ weekday, kind }, at) => {
    const x = SHARE_SIZE / 2 + (at - 3) * step;
    write(context, STREAK.weekdays[weekday] ?? '', { size: 32, x, y, colour: MUTED });
    context.beginPath();
    context.arc(x, y + 64, 38, 0, 2 * Math.PI);
    context.fillStyle = FILL[kind];
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = kind === 'studied' ? BRAND : MUTED;
    context.stroke();
    // Not by colour alone: a tick for study, a bar for a day that was kept.
    context.beginPath();
    context.lineWidth = 8;
    context.strokeStyle = kind === 'studied' ? PAPER : INK;
    if (kind === 'studied') {
      context.moveTo(x - 16, y + 64);
      context.lineTo(x - 4, y + 76);
      context.lineTo(x + 18, y + 50);
    } else if (kind !== 'missed' && kind !== 'open') {
      context.moveTo(x - 14, y + 64);
      context.lineTo(x + 14, y + 64);
    }
    context.stroke();
  });
}

/** Draws the streak, this week and the app's name on a square of `SHARE_SIZE`: nothing else about the learner. */
export function drawShareCard(context: Context, { length, week }: Pick<StreakNow, 'length' | 'week'>): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SHARE_SIZE, SHARE_SIZE);
  context.fillStyle = BRAND;
  context.fillRect(0, 0, SHARE_SIZE, 20);
  drawFlame(context, 90, 250);
  write(context, String(length), { size: 220, weight: 700, y: 470 });
  write(context, CALENDAR.cardDays, { size: 52, weight: 600, y: 620 });
  write(context, CALENDAR.cardWeek, { size: 34, y: 710, colour: MUTED });
  drawWeek(context, week, 780);
  write(context, CALENDAR.app, { size: 52, weight: 700, y: 990, colour: '#c2410c' });
}
