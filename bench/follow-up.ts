import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFollowUp } from '#rules/speaking/follow-up.ts';
import { heardWords } from '#rules/speaking/heard-words.ts';
import { hearLevel, NOTHING_HEARD, silenceOf } from '#rules/speaking/voice-activity.ts';
import { heardNow, isTimeToHear, NOT_YET } from '#rules/speaking/when-to-hear-ahead.ts';
import { withoutSpans } from '#rules/speaking/without-spans.ts';
import { createLibavAudioDecoder } from '#server/engines/audio/libav-audio-decoder.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import { createRecogniser } from '#server/engines/transcription/recogniser.ts';
import { encodeOpus } from '#server/engines/tts/encode-opus.ts';
import type { HearingStage } from '#speech/recognition/hear-on.ts';
import { processorSecondsOf } from '../tests/support/bombs/cost-of.ts';
import { plainBlock, webmFile } from '../tests/support/bombs/webm-file.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { type Figure, median } from './table.ts';

const RATE = 16_000;
const PACKETS_PER_SECOND = 50;
/** The silence that ends an answer (`rules/speaking/turn-end.ts`). */
const SILENCE = 2.5;
const LENGTHS = [15, 40, 120];
const ROUNDS = 2;
/** Seconds. */
const MOST = 1.5;
/** How often a page looks whether it is time, and how long before its end an answer is given in real time, seconds. */
const LOOK = 0.25;
const REAL = 4;

const SENTENCES = [
  'I live in a small house near the river with my parents and my sister.',
  'In the morning I help my mother at the market, because she has a lot to carry.',
  'Last summer we repaired the roof together, and it took two weeks.',
  'I was really proud of it, although the work was hard and the weather was hot.',
  'My brother wants to move to the city, but I like the quiet evenings here.',
  'On Sundays we cook a big meal and invite our neighbours to eat with us.',
];
const FOLLOW_UPS: Parameters<typeof chooseFollowUp>[0] = [
  {
    when: 'heard',
    words: ['market', 'house', 'roof', 'city', 'evenings', 'sundays', 'weather', 'morning'],
    text: 'Could you tell me more about that?',
    vi: '',
    voice: '',
  },
];

/** Somebody speaks for so many seconds; each answer has another voice or pace, so that none is known from the one before. */
async function answerOf(seconds: number, round: number): Promise<Int16Array> {
  const voice = round % 2 === 0 ? 'slt' : 'rms';
  const pcm = new Int16Array(seconds * RATE);
  let at = 0;
  for (let index = round; at < pcm.length; index++) {
    const sentence = readWav(await speakToWav(SENTENCES[index % SENTENCES.length] ?? '', voice));
    pcm.set(sentence.subarray(0, pcm.length - at), at);
    at += sentence.length + Math.round(0.35 * RATE);
  }
  return pcm;
}

/** What a page makes of how loud it is, look by look. */
function* voiceIn(pcm: Int16Array) {
  let activity = NOTHING_HEARD;
  const size = LOOK * RATE;
  for (let to = size; to < pcm.length; to += size) {
    const own = pcm.subarray(to - size, to);
    const power = own.reduce((sum, sample) => sum + sample ** 2, 0) / size;
    activity = hearLevel(activity, Math.sqrt(power) / 32_768, to / RATE);
    yield { elapsed: to / RATE, spoken: activity.spoken, silence: silenceOf(activity) };
  }
}

interface Timed {
  /** Until the follow-up is chosen, and on processors, seconds. */
  wait: number;
  work: number;
}

/**
 * From the end of an answer to the follow-up that is chosen for it, on the server's ear. What is said before its last seconds
 * is heard as fast as it can be; these pass as they do in a room.
 * @param isPressed the learner ends it with the last word; otherwise the silence does
 */
async function timeAnswer(
  ear: ReturnType<typeof createRecogniser>,
  voice: Int16Array,
  isPressed: boolean,
): Promise<Timed> {
  const pcm = new Int16Array(voice.length + (isPressed ? 0 : SILENCE * RATE));
  pcm.set(voice);
  const { packets } = await encodeOpus(pcm);
  const hear = async (until: number, stage: HearingStage) => {
    const bytes = webmFile(packets.slice(0, Math.round(until * PACKETS_PER_SECOND)).map(plainBlock));
    return ear.transcribe(
      { bytes, type: 'audio/webm', seconds: until, stage },
      { kind: 'guest', id: 'bench' },
    );
  };
  const seconds = pcm.length / RATE;
  let before = NOT_YET;
  let asking: Promise<unknown> | null = null;
  for (const underWay of voiceIn(pcm)) {
    const { elapsed } = underWay;
    const isReal = elapsed > seconds - REAL;
    if (isReal) await sleep(LOOK * 1000);
    if (asking || !isTimeToHear('server', underWay, before)) continue;
    before = heardNow(underWay, before);
    // A recorder hands its sound over each second.
    asking = hear(Math.floor(elapsed), 'so_far').finally(() => {
      asking = null;
    });
    if (!isReal) await asking;
  }
  const [end, worked] = [performance.now(), processorSecondsOf(process.pid)];
  const { text, unsure } = await hear(seconds, 'awaited');
  const sure = withoutSpans(text, unsure ?? []);
  const words = heardWords(text).length;
  const chosen = chooseFollowUp(FOLLOW_UPS, { transcript: sure, perhaps: text, words }, 1, new Set());
  const timed = { wait: (performance.now() - end) / 1000, work: processorSecondsOf(process.pid) - worked };
  if (!chosen) throw new Error(`nothing is asked about "${text}"`);
  return timed;
}

const atMost = (name: string, seconds: number): Figure => ({
  name,
  ours: `${seconds.toFixed(2)} s`,
  plain: `${MOST} s`,
  ratio: seconds / MOST,
  bound: 'max',
  limit: 1,
});

/** How long somebody waits for the follow-up to an answer, heard ahead by the server as the room does it. */
export async function followUpFigures(): Promise<Figure[]> {
  const decoder = createLibavAudioDecoder();
  const ear = createRecogniser(decoder);
  try {
    // The worker is warm: somebody spoke before.
    await timeAnswer(ear, await answerOf(6, 0), true);
    const figures: Figure[] = [];
    for (const seconds of LENGTHS)
      for (const isPressed of [false, true]) {
        const timed: Timed[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const length = seconds - 0.1 * round - Number(isPressed);
          timed.push(await timeAnswer(ear, await answerOf(length, round), isPressed));
        }
        const answer = `an answer of ${seconds} s, ended by ${isPressed ? 'a press' : 'silence'}`;
        figures.push(
          atMost(`wait for the follow-up to ${answer}`, median(timed.map(({ wait }) => wait))),
          atMost(`processor time of that wait, ${answer}`, median(timed.map(({ work }) => work))),
        );
      }
    return figures;
  } finally {
    await ear.close();
    await decoder.close();
  }
}
