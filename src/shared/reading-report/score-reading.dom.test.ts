import { beforeEach, expect, it, vi } from 'vitest';
import type { HearingFailure } from '#src/shared/recogniser/hearing-messages.ts';

const fileOf = (name: string) => ({ path: `/${name}.pack`, bytes: 1, sha256: name });
const [EAR, SCORER] = [fileOf('ear'), fileOf('scorer')];
const device = vi.hoisted(() => ({
  ear: null as object | null,
  lost: vi.fn(),
  byEar: vi.fn(),
  bySound: vi.fn(),
}));
vi.mock('./speech-model.ts', () => ({
  recogniserFile: async () => device.ear,
  loseSpeechModel: device.lost,
}));
vi.mock('./device-scorer.ts', () => ({ deviceScorer: { score: device.bySound } }));
vi.mock('#src/shared/recogniser/device-recogniser.ts', () => ({
  deviceRecogniser: { score: device.byEar },
}));

const decode = vi.fn(async () => ({ samples: new Float32Array(3), rate: 48_000 }));

/** Each test begins on a page that was just loaded. */
async function score() {
  const { scoreReading } = await import('./score-reading.ts');
  return scoreReading({ owner: 'lan', scorer: SCORER, asked: { text: 'Tea.' }, decode });
}

async function fails(reason: HearingFailure): Promise<void> {
  const { HearingError } = await import('#src/shared/recogniser/hearing-error.ts');
  device.byEar.mockRejectedValue(new HearingError(reason, ''));
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  device.ear = EAR;
  device.byEar.mockResolvedValue('by ear');
  device.bySound.mockResolvedValue('by sound');
});

it('scores with the ear where the device has it', async () => {
  expect(await score()).toBe('by ear');
  expect(device.byEar).toHaveBeenCalledWith(
    { model: EAR, scorer: SCORER },
    { text: 'Tea.', samples: new Float32Array(3), rate: 48_000 },
  );
  expect(device.bySound).not.toHaveBeenCalled();
});

it('scores by the sounds where it has none', async () => {
  device.ear = null;
  expect(await score()).toBe('by sound');
  expect(device.bySound).toHaveBeenCalledWith(expect.objectContaining({ model: SCORER, text: 'Tea.' }));
  expect(decode).toHaveBeenCalledTimes(1);
});

it.each([
  ['has too little memory, or its worker breaks', 'memory', { asksAgain: false, loses: false }],
  ['takes longer than twice the speech', 'slow', { asksAgain: false, loses: false }],
  ['is damaged: it is fetched again', 'brokenModel', { asksAgain: true, loses: true }],
  ['is gone', 'noModel', { asksAgain: true, loses: true }],
  ['is of another version', 'otherVersion', { asksAgain: true, loses: false }],
  ['fails otherwise', 'failed', { asksAgain: true, loses: false }],
  ['is ended, since another page was left', 'left', { asksAgain: true, loses: false }],
] as const)('scores by the sounds where the ear %s', async (_, reason, { asksAgain, loses }) => {
  await fails(reason);
  expect(await score()).toBe('by sound');
  expect(await score()).toBe('by sound');
  expect(device.byEar).toHaveBeenCalledTimes(asksAgain ? 2 : 1);
  expect(device.lost.mock.calls[0]).toEqual(loses ? ['lan', EAR, reason] : undefined);
  // The ear's worker has taken the samples of the first time with it.
  expect(decode).toHaveBeenCalledTimes(asksAgain ? 4 : 3);
});
