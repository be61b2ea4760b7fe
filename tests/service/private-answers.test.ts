import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const learner = await activeLearner(service);

it('no answer of the API may be kept by a cache, whatever becomes of the call', {
  timeout: 300_000,
}, async () => {
  const kept: string[] = [];
  for (const { operation, endpoint } of EVERY_ENDPOINT) {
    const { headers } = await service.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{\w+\}/g, randomUUID())}`,
      headers: { authorization: `Bearer ${learner.token}` },
    });
    const isPersonal = endpoint.who !== 'anyone';
    const varies = String(headers.vary).includes('authorization');
    if (headers['cache-control'] !== 'private, no-store' || (isPersonal && !varies)) kept.push(operation);
  }
  expect(kept).toEqual([]);
});

it('nor are recordings, which are bytes', async () => {
  const speaker = await activeLearner(service);
  const id = await uploadRecording(service, speaker);
  const heard = await service.app.inject({
    url: `/api/files/${id}`,
    headers: { authorization: `Bearer ${speaker.token}` },
  });
  expect([heard.statusCode, heard.headers['cache-control']]).toEqual([200, 'private, no-store']);
});
