import { describe, expect, it } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '../providers/provider-error.ts';
import type { TranscriptionService } from './transcriber.ts';
import { withRecogniser } from './with-recogniser.ts';

const engine = { name: 'ears', version: '1' };
const recording = { bytes: new Uint8Array(1), type: 'audio/wav', seconds: 1 } as const;
const payer = { kind: 'learner', id: 'lan' } as const;

const writing = (source: 'provider' | 'server'): TranscriptionService => ({
  transcribe: async () => ({ text: 'Hello.', engine, source, unsure: null, isReliable: true }),
});
const failing = (error: Error): TranscriptionService => ({ transcribe: () => Promise.reject(error) });
const sourceOf = async (service: TranscriptionService | null) =>
  (await service?.transcribe(recording, payer))?.source;

describe('withRecogniser', () => {
  it('lets a service go first', async () => {
    expect(await sourceOf(withRecogniser(writing('provider'), writing('server')))).toBe('provider');
    expect(await sourceOf(withRecogniser(writing('provider'), null))).toBe('provider');
  });

  it('lets the server write where there is no service', async () => {
    expect(await sourceOf(withRecogniser(null, writing('server')))).toBe('server');
    expect(withRecogniser(null, null)).toBeNull();
  });

  it.each<ProviderErrorKind>(['not_allowed', 'not_agreed', 'over_budget', 'refused'])(
    'lets the server write what the service does not: %s',
    async (kind) => {
      const service = failing(new ProviderError(kind, 'no'));
      expect(await sourceOf(withRecogniser(service, writing('server')))).toBe('server');
      await expect(sourceOf(withRecogniser(service, null))).rejects.toMatchObject({ kind });
    },
  );

  it('hides no fault of our own', async () => {
    const service = failing(new Error('a fault'));
    await expect(sourceOf(withRecogniser(service, writing('server')))).rejects.toThrow('a fault');
  });
});
