import { expect, it } from 'vitest';
import { createLog } from './create-log.ts';
import { aliasOf, securityEvent } from './security-event.ts';

function logging() {
  const lines: string[] = [];
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines };
}

const PHONE = '0912345678';
const failure = () => Object.assign(new Error(`no ${PHONE}`), { params: [PHONE] });

it.each([
  ['beside words', (log: ReturnType<typeof createLog>) => log.error({ err: failure() }, 'it failed')],
  ['without words', (log: ReturnType<typeof createLog>) => log.error({ err: failure() })],
  ['alone', (log: ReturnType<typeof createLog>) => log.error(failure())],
  [
    'with its own message for words, as Fastify does',
    (log: ReturnType<typeof createLog>) => {
      const err = failure();
      log.error({ err }, err.message);
    },
  ],
  ['in a child', (log: ReturnType<typeof createLog>) => log.child({ reqId: 'a' }).error({ err: failure() })],
  [
    'beside a request',
    (log: ReturnType<typeof createLog>) =>
      log.error({
        req: { method: 'GET', url: `/x?token=${PHONE}`, headers: { cookie: PHONE } },
        err: failure(),
      }),
  ],
])('logs one line of JSON without data from an error: %s', (_, logError) => {
  const { log, lines } = logging();
  logError(log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(PHONE);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { name: 'Error' } });
});

it('logs a security event as a line with its name and an alias of the network', () => {
  const { log, lines } = logging();
  securityEvent(log, 'locked-out', { from: aliasOf('203.0.113.7') });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    security: 'locked-out',
    from: aliasOf('203.0.113.7'),
  });
  expect(lines[0]).not.toContain('203.0.113');
  expect(aliasOf('203.0.113.8')).not.toBe(aliasOf('203.0.113.7'));
});
