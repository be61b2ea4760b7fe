import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startService } from './service.ts';

const policyOf = async (settings: Record<string, string>): Promise<string[]> => {
  const service = await startService({ settings });
  const { headers } = await service.get('/health/live');
  return String(headers['content-security-policy']).split(';');
};

/** Names of the app's Trusted Types policies. */
async function policiesOfTheApp(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob('{src,sw}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/createPolicy\('([^']+)'/g))
      names.push(name);
  return names.toSorted();
}

describe('the content policy', () => {
  it('lets no other site frame the app', async () => {
    expect(await policyOf({})).toContain("frame-ancestors 'self'");
  });

  it('lets only the configured tool frame it', async () => {
    const policy = await policyOf({ CRM_ORIGINS: 'https://crm.example' });
    expect(policy).toContain("frame-ancestors 'self' https://crm.example");
  });

  it('runs no inline script', async () => {
    expect(await policyOf({})).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  it('allows HTML and script URLs only through named policies', async () => {
    const policy = await policyOf({});
    expect(policy).toContain("require-trusted-types-for 'script'");
    const named = policy
      .find((directive) => directive.startsWith('trusted-types '))
      ?.split(' ')
      .slice(1);
    expect(named?.toSorted()).toEqual(await policiesOfTheApp());
  });
});
