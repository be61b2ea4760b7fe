import { expect, it, vi } from 'vitest';
import { NO_STREAK } from '#rules/streak/streak.ts';
import { streakWith } from '#src/shared/streak/streak-with.ts';
import { drawShareCard } from './draw-share-card.ts';

it('the picture has the length, the week and the app, and nothing else of the learner', () => {
  vi.stubGlobal('Path2D', class {});
  const texts: string[] = [];
  const nothing = () => undefined;
  const context = new Proxy(
    { fillText: (text: string) => texts.push(text) },
    { get: (own, name) => (name === 'fillText' ? own.fillText : nothing), set: () => true },
  );
  const known = { from: '2026-11-16', before: NO_STREAK, studied: ['2026-11-20'], outages: [], skipped: [] };
  drawShareCard(context as unknown as CanvasRenderingContext2D, streakWith(known, [], '2026-11-20'));
  expect(texts).toEqual([
    '1',
    'ngày học liên tiếp',
    'Tuần này',
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'CN',
    'Luyện',
  ]);
});
