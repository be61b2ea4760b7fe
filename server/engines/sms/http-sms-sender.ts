import type { Config } from '#server/config/config.ts';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

const TIMEOUT_MS = 10_000;

/** The provider rejected a message. Contains nothing of the message. */
class SmsRefused extends Error {
  override name = 'SmsRefused';
  readonly status: number;

  constructor(status: number) {
    super(`the SMS provider answered ${status}`);
    this.status = status;
  }
}

const fill = (template: string, message: SmsMessage, escaped: (text: string) => string): string =>
  template.replace(/\{\{(to|text|code)\}\}/g, (_, name: keyof SmsMessage) => escaped(message[name] ?? ''));

/** Escapes text for use inside a JSON string. */
const jsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Works with any provider that takes one HTTP request per message; URL and body are templates. */
export function httpSmsSender(
  url: string,
  settings: Pick<Config, 'SMS_METHOD' | 'SMS_HEADERS' | 'SMS_BODY'>,
): SmsSender {
  const body = settings.SMS_BODY;
  const escapeBody = body.trimStart().startsWith('{') ? jsonText : encodeURIComponent;
  return {
    async send(message) {
      const response = await fetch(fill(url, message, encodeURIComponent), {
        method: settings.SMS_METHOD,
        headers: { 'content-type': 'application/json', ...settings.SMS_HEADERS },
        body: settings.SMS_METHOD === 'GET' ? null : fill(body, message, escapeBody),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new SmsRefused(response.status);
    },
  };
}
