import { afterEach, beforeEach, vi } from 'vitest';

/** 65 bytes, base64url: a key as the server has it. */
export const PUBLIC_KEY = `B${'A'.repeat(86)}`;

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/** A subscription as a browser makes it, at an endpoint and with a key. */
class FakeSubscription {
  readonly endpoint: string;
  readonly options: { applicationServerKey: ArrayBuffer };
  readonly #end: () => void;
  constructor(endpoint: string, key: string, end: () => void) {
    this.endpoint = endpoint;
    this.options = { applicationServerKey: bytesOf(`${key}=`) };
    this.#end = end;
  }
  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: PUBLIC_KEY, auth: 'A'.repeat(22) } };
  }
  async unsubscribe(): Promise<boolean> {
    this.#end();
    return true;
  }
}

/** The browser's notifications and push service, for the tests of one file. */
export function fakePush() {
  const browser = {
    permission: 'default' as NotificationPermission,
    /** What the learner answers when asked. */
    answer: 'granted' as NotificationPermission,
    asked: 0,
    /** Of this device; null: it is not subscribed. */
    current: null as FakeSubscription | null,
    made: 0,
    shown: [] as string[],
    /** The browser ends the subscription without a word. */
    lose: () => {
      browser.current = null;
    },
  };
  const pushManager = {
    getSubscription: async () => browser.current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.made += 1;
      const endpoint = `https://push.example.com/${browser.made}`;
      browser.current = new FakeSubscription(endpoint, applicationServerKey, browser.lose);
      return browser.current;
    },
  };
  const registration = {
    pushManager,
    showNotification: async (title: string) => void browser.shown.push(title),
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    controller: null,
  });
  beforeEach(() => {
    Object.assign(browser, { permission: 'default', answer: 'granted', asked: 0, made: 0, current: null });
    browser.shown.length = 0;
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      get permission() {
        return browser.permission;
      },
      requestPermission: async () => {
        browser.asked += 1;
        browser.permission = browser.answer;
        return browser.answer;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return browser;
}
