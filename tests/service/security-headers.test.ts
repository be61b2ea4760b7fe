import { describe, expect, it } from 'vitest';
import { startService } from './service.ts';

const policyOf = async (settings: Record<string, string>): Promise<string[]> => {
  const service = await startService({ settings });
  const { headers } = await service.get('/health/live');
  return String(headers['content-security-policy']).split(';');
};

describe('the content policy', () => {
  it('lets nobody else frame the app', async () => {
    expect(await policyOf({})).toContain("frame-ancestors 'self'");
  });

  it('lets the configured tool frame it, and no other', async () => {
    const policy = await policyOf({ CRM_ORIGINS: 'https://crm.example' });
    expect(policy).toContain("frame-ancestors 'self' https://crm.example");
  });

  it('runs no inline script', async () => {
    expect(await policyOf({})).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  it('turns text into HTML and addresses into scripts by named policies alone', async () => {
    expect(await policyOf({})).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types luyen default']),
    );
  });
});
