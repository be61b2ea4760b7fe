import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import { encodeOpus } from '#server/engines/tts/encode-opus.ts';
import { waitingOn } from '../tests/journeys/steps/server-rows.ts';
import { type Account, register } from '../tests/support/accounts.ts';
import { processorSecondsOf } from '../tests/support/bombs/cost-of.ts';
import { plainBlock, webmFile } from '../tests/support/bombs/webm-file.ts';
import { operate } from '../tests/support/operate.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { chooseLevel } from '../tests/support/speaking-level.ts';
import { uploadSpeech } from '../tests/support/upload-speech.ts';
import type { Figure } from './table.ts';

const TEST = 'speaking-test-1';
const PARTS = [1, 2, 3] as const;
/** How long a question of each part is answered, seconds: in a test of 12 minutes the learner speaks for eight. */
const SECONDS = { 1: 15, 2: 20, 3: 30 } as const;
const TALK_SECONDS = 110;
/** Requirement, seconds, on two cores. */
const MOST = 90;
const CORES = 2;
const WATCH_MS = 500;
const PATIENCE_MS = 900_000;

const TEXT =
  'I would like to talk about a garden that I really love. It is behind the house of my grandmother in the countryside. ' +
  'When I was a child, I spent every summer there, because my parents were busy with their work in the city. ' +
  'She grows vegetables, which she sells at the local market every morning, and she is never tired. ' +
  'If you sit under the old tree in the afternoon, you can hear only the birds and the wind. ' +
  'Although the way is long, I try to visit her twice a year, and I always bring her a small present.';

const envelope = z.object({ data: z.unknown() });

/** Calls of a learner about the test. */
function callsOf({ origin }: ServerProcess, { token }: Account) {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/api/ielts/virtual-room/topics/${TEST}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify({ at: Date.now(), skew: 0, ...body }) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return envelope.parse(JSON.parse(text)).data;
  };
  const read = async (attempt?: string) =>
    ENDPOINTS.speakingExam.listQuestions.response.parse(
      await call(`exam/list-questions${attempt ? `?attempt_id=${attempt}` : ''}`),
    );
  return { call, read };
}

/** A recording of so many seconds; each begins elsewhere, so that none is known from the one before. */
async function answerOf(speech: Int16Array, seconds: number, index: number): Promise<Uint8Array> {
  const pcm = Int16Array.from(
    { length: seconds * 16_000 },
    (_, at) => speech[(at + index * 31_000) % speech.length] ?? 0,
  );
  return webmFile((await encodeOpus(pcm)).packets.map(plainBlock));
}

type Part = (typeof PARTS)[number];
type Calls = ReturnType<typeof callsOf>;

/** @returns how long was spoken, seconds */
async function handIn(
  server: ServerProcess,
  account: Account,
  attempt_id: string,
  part: Part,
): Promise<number> {
  const { call, read } = callsOf(server, account);
  const speech = readWav(await speakToWav(TEXT));
  const asked = (await read()).questions.filter(({ follows }) => follows === undefined);
  let spoken = 0;
  for (const [index, question] of asked.entries()) {
    const { content } = question;
    if (content.type_code !== 'ielts_unscripted_speaking')
      throw new Error('the test asks for something else');
    if (content.part !== part) continue;
    const seconds = content.cues.length > 0 ? TALK_SECONDS : SECONDS[part];
    const recording = await answerOf(speech, seconds, index);
    const recording_id = await uploadSpeech(server, account, recording, 'audio/webm');
    const answer = { type_code: 'ielts_unscripted_speaking', recording_id };
    await call('submit-question', { attempt_id, question_id: question.id, answer });
    spoken += seconds;
  }
  await call('exam/submit-part', { attempt_id, part });
  return spoken;
}

/** Looks until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the test is not graded');
    await delay(WATCH_MS);
  }
}

/** Nothing that was handed in of an attempt waits to be graded: no call tells that before its end. */
const isGraded = async (server: ServerProcess, attempt: string): Promise<boolean> =>
  (await waitingOn(server, attempt)) === 0;

async function hasBand({ read }: Calls, attempt: string): Promise<boolean> {
  const { attempt: now } = await read(attempt);
  return now?.waiting === 0 && Boolean(now.user_result.speaking);
}

/**
 * From the end of a speaking test to its band, with no service: recordings arrive while it is held, and what was said in
 * one part is graded while the next is spoken, which takes longer.
 */
export async function testResultFigures(): Promise<Figure[]> {
  const server = await ServerProcess.create();
  try {
    const account = await register(server);
    await operate(server, 'grant', account.phone, 'vip:speaking');
    await chooseLevel(server, account);
    const attempt = randomUUID();
    const calls = callsOf(server, account);
    let spoken = 0;
    let worked = 0;
    let begun = 0;
    for (const part of PARTS) {
      spoken += await handIn(server, account, attempt, part);
      worked = processorSecondsOf(server.pid);
      begun = performance.now();
      await until(() => (part === PARTS.at(-1) ? hasBand(calls, attempt) : isGraded(server, attempt)));
    }
    const [wait, work] = [(performance.now() - begun) / 1000, processorSecondsOf(server.pid) - worked];
    const atMost = (name: string, seconds: number): Figure => ({
      name: `${name} of a speaking test of 12 minutes (${spoken} s of speech)`,
      ours: `${seconds.toFixed(0)} s`,
      plain: `${MOST} s`,
      ratio: seconds / MOST,
      bound: 'max',
      limit: 1,
    });
    return [
      atMost('wait for the band', wait),
      atMost(`processor time on each of ${CORES} cores for the band`, work / CORES),
    ];
  } finally {
    await server.dispose();
  }
}
