import { performance } from 'node:perf_hooks';
import { chooseFollowUp } from '#rules/speaking/follow-up.ts';
import { heardWords } from '#rules/speaking/heard-words.ts';
import { withoutSpans } from '#rules/speaking/without-spans.ts';
import { createLibavAudioDecoder } from '#server/engines/audio/libav-audio-decoder.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import { createRecogniser } from '#server/engines/transcription/recogniser.ts';
import { encodeOpus } from '#server/engines/tts/encode-opus.ts';
import { opusInMp4 } from '#server/engines/tts/opus-in-mp4.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { type Figure, median } from './table.ts';

const RATE = 16_000;
/** As `rules/speaking/when-to-hear-ahead.ts` has it heard: while somebody speaks, and in the silence that may be the end. */
const STEP = 12;
const PERHAPS_OVER = 1.5;
/** The silence that ends an answer (`rules/speaking/turn-end.ts`). */
const SILENCE = 2.5;
const LENGTHS = [15, 40, 120];
const ROUNDS = 2;
/** Seconds. */
const MOST = 1.5;

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

const recorded = async (pcm: Int16Array): Promise<Uint8Array> => opusInMp4(await encodeOpus(pcm), pcm.length);

const withSilence = (pcm: Int16Array, seconds: number): Int16Array => {
  const whole = new Int16Array(pcm.length + Math.round(seconds * RATE));
  whole.set(pcm);
  return whole;
};

interface Timed {
  wait: number;
  /** Of the stretch that was not heard before the end of the answer, seconds. */
  rest: number;
}

/**
 * From the end of an answer to the follow-up that is chosen for it, on the server's ear, seconds. The moments while it was
 * spoken follow each other as fast as they are heard; only those of the silence at its end are waited for.
 * @param isPressed the learner ends it with the last word; otherwise the silence does
 */
async function timeAnswer(
  ear: ReturnType<typeof createRecogniser>,
  pcm: Int16Array,
  isPressed: boolean,
): Promise<Timed> {
  const hear = async (bytes: Uint8Array, seconds: number) =>
    ear.transcribe({ bytes, type: 'audio/mp4', seconds }, { kind: 'guest', id: 'bench' });
  const seconds = pcm.length / RATE;
  let heard = 0;
  for (let at = STEP; at < seconds; at += STEP) {
    await hear(await recorded(pcm.subarray(0, at * RATE)), at);
    heard = at;
  }
  const whole = await recorded(isPressed ? pcm : withSilence(pcm, SILENCE));
  let ahead: Promise<unknown> = Promise.resolve();
  if (!isPressed) {
    const sound = await recorded(withSilence(pcm, PERHAPS_OVER));
    ahead = hear(sound, seconds);
    await new Promise((resolve) => setTimeout(resolve, (SILENCE - PERHAPS_OVER) * 1000));
  }
  const end = performance.now();
  const { text, unsure } = await hear(whole, seconds);
  const sure = withoutSpans(text, unsure ?? []);
  const words = heardWords(text).length;
  const chosen = chooseFollowUp(FOLLOW_UPS, { transcript: sure, perhaps: text, words }, 1, new Set());
  const wait = (performance.now() - end) / 1000;
  if (!chosen) throw new Error(`nothing is asked about "${text}"`);
  await ahead;
  return { wait, rest: seconds - heard };
}

/** How long somebody waits for the follow-up to an answer, heard ahead by the server as the room does it. */
export async function followUpFigures(): Promise<Figure[]> {
  const decoder = createLibavAudioDecoder();
  const ear = createRecogniser(decoder);
  try {
    // The worker is warm: somebody spoke before.
    await ear.transcribe(
      { bytes: await recorded(await answerOf(3, 0)), type: 'audio/mp4', seconds: 3 },
      { kind: 'guest', id: 'bench' },
    );
    const figures: Figure[] = [];
    for (const seconds of LENGTHS)
      for (const isPressed of [false, true]) {
        const timed: Timed[] = [];
        for (let round = 0; round < ROUNDS; round++)
          timed.push(
            await timeAnswer(
              ear,
              await answerOf(seconds - 0.1 * round - Number(isPressed), round),
              isPressed,
            ),
          );
        const wait = median(timed.map((one) => one.wait));
        const rest = median(timed.map((one) => one.rest));
        const end = isPressed ? 'a press' : 'silence';
        figures.push(
          {
            name: `wait for the follow-up, of 1.5 s, ${seconds} s ended by ${end}`,
            ours: `${wait.toFixed(2)} s`,
            plain: `${MOST} s`,
            ratio: wait / MOST,
            bound: 'max',
            limit: 1,
          },
          {
            name: 'the same, of what was not heard ahead',
            ours: `${wait.toFixed(2)} s`,
            plain: `${rest.toFixed(1)} s`,
            ratio: wait / rest,
            bound: 'max',
            limit: 0.5,
          },
        );
      }
    return figures;
  } finally {
    await ear.close();
    await decoder.close();
  }
}
