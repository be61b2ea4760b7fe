// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsentState } from '#contract/privacy.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { voiceConsentAt } from '#tests/support/voice-consent-at.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { setSender } from '../owner/sender.ts';
import { listQueue } from '../queue/queue.ts';
import { appendChunk, openRecording } from '../recordings/recordings.ts';
import { drain } from '../sending/drain.ts';
import type { DrainEnd } from '../sending/drain-ports.ts';
import type { Transport } from '../sending/transport.ts';
import { giveVoiceConsent, unsentVoiceConsent, withdrawVoiceConsent } from './voice-consent.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';

const ok = <T>(data: T): ApiResult<T> => ({ success: true, message: '', data, timeCurrent: Date.now() });
const noNetwork: ApiResult<never> = {
  success: false,
  status: 503,
  code: 'NETWORK',
  message: '',
  data: null,
  retryAfter: null,
};

/** A server that stores decisions as ours does: of two, the one made later counts. */
class Server implements Transport {
  online = true;
  decisions: { given: boolean; at: number }[] = [];
  requests = 0;
  uploads = 0;
  readonly operations: string[] = [];

  sendCommand: Transport['sendCommand'] = async (_, row) => {
    if (!this.online) return noNetwork;
    this.operations.push(row.operation);
    const decision = ENDPOINTS.privacy.setConsent.body?.safeParse(row.body);
    if (decision?.success)
      this.decisions.push({ given: decision.data.given, at: decision.data.at + decision.data.skew });
    return ok({});
  };

  sendPiece: Transport['sendPiece'] = async (_, headers) => {
    if (!this.online) return noNetwork;
    this.uploads += 1;
    return ok({ received_bytes: headers['upload-length'], complete: true, sha256: headers['upload-sha256'] });
  };

  readConsents = async (): Promise<ApiResult<ConsentState>> => {
    if (!this.online) return noNetwork;
    this.requests += 1;
    const newest = this.decisions.toSorted((one, other) => other.at - one.at)[0];
    return ok({ consents: newest ? [{ kind: 'voice_ai', ...newest }] : [], history: [] });
  };
}

async function record(questionId: string): Promise<void> {
  const attemptId = '019aa000-0000-7000-8000-0000000000a1';
  const id = await openRecording({ owner: LAN, attemptId, questionId, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array(9).buffer);
  const answer = { type_code: 'ielts_scripted_speaking', recording_id: id } as const;
  await saveAnswer({ owner: LAN, attemptId, practiceId: 'p', questionId, answer, label: 'nói' });
}

const send = (transport: Server, later = 0): Promise<DrainEnd> =>
  drain({ transport, now: () => Date.now() + later, random: () => 1 });
const states = async () =>
  (await listQueue(LAN)).map(({ operation, state, lastCode }) => [operation, state, lastCode]);

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
});

describe('a decision on recordings', () => {
  it('reaches the server with the next network, given at the recorder or withdrawn', async () => {
    const server = new Server();
    server.online = false;
    await giveVoiceConsent(LAN);
    expect(await send(server)).toBe('unreachable');
    expect(await unsentVoiceConsent(LAN)).toMatchObject({ given: true });
    server.online = true;
    await send(server, 3_600_000);
    expect(server.decisions).toMatchObject([{ given: true }]);
    expect(await unsentVoiceConsent(LAN)).toBeNull();
    await withdrawVoiceConsent(LAN);
    expect(await voiceConsentAt(LAN)).toBeNull();
    await send(server);
    expect(server.decisions).toMatchObject([{ given: true }, { given: false }]);
  });

  it('replaces an unsent one, and only of the same learner', async () => {
    await giveVoiceConsent(LAN);
    await giveVoiceConsent(MINH);
    await withdrawVoiceConsent(LAN);
    expect(await unsentVoiceConsent(LAN)).toMatchObject({ given: false });
    expect(await unsentVoiceConsent(MINH)).toMatchObject({ given: true });
    expect(await db.commands.count()).toBe(2);
  });

  it('is sent with the time it was made, corrected by the known clock skew', async () => {
    const server = new Server();
    await db.meta.put({ key: 'skew', ms: 60_000 });
    const { at } = await giveVoiceConsent(LAN);
    expect(at).toBe(((await voiceConsentAt(LAN)) ?? 0) + 60_000);
    await send(server);
    expect(server.decisions).toEqual([{ given: true, at }]);
  });
});

describe('an upload', () => {
  it('asks the server for its decision once for a whole batch, and proceeds', async () => {
    const server = new Server();
    await giveVoiceConsent(LAN);
    for (const question of ['q1', 'q2', 'q3']) await record(question);
    expect(await send(server)).toBe('idle');
    expect([server.requests, server.uploads]).toEqual([1, 3]);
    expect(await states()).toEqual([]);
  });

  it('stays here when the consent was withdrawn on another device, and the recorder asks again', async () => {
    const server = new Server();
    await giveVoiceConsent(LAN);
    await send(server);
    server.decisions.push({ given: false, at: Date.now() + 1 });
    await record('q1');
    await send(server);
    expect(server.uploads).toBe(0);
    expect(await states()).toEqual([['practice.updateSingleAnswer', 'parked', 'CONSENT_WITHDRAWN']]);
    expect(await voiceConsentAt(LAN)).toBeNull();
  });

  it('stays here when consent is withdrawn here, even with no network, and proceeds with a new consent', async () => {
    const server = new Server();
    await giveVoiceConsent(LAN);
    await record('q1');
    await withdrawVoiceConsent(LAN);
    await send(server);
    expect(server.uploads).toBe(0);
    // Later than the withdrawal.
    for (const decision of server.decisions) decision.at -= 1_000;
    await giveVoiceConsent(LAN);
    await send(server);
    expect(server.uploads).toBe(1);
    expect(await states()).toEqual([]);
    expect(await voiceConsentAt(LAN)).toBeTypeOf('number');
  });

  it('proceeds if the consent here is newer than a withdrawal that the server has', async () => {
    const server = new Server();
    server.decisions.push({ given: false, at: Date.now() - 5_000 });
    await giveVoiceConsent(LAN);
    await record('q1');
    await send(server);
    expect(server.uploads).toBe(1);
  });

  it('waits while the decision is unknown', async () => {
    const server = new Server();
    await giveVoiceConsent(LAN);
    await record('q1');
    server.readConsents = async () => noNetwork;
    expect(await send(server)).toBe('unreachable');
    expect(server.uploads).toBe(0);
    expect((await states()).every(([, state]) => state === 'queued')).toBe(true);
  });
});
