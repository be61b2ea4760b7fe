/** Longest to wait for a sign of the reader, milliseconds. */
const PATIENCE = 5000;
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Fulfilled when the reader does something, or has read for a while; at once for who is signed in and comes to learn. */
export const readerStirs = (): Promise<void> =>
  new Promise((done) => {
    // `readCookie` is a part of the app: begin.js would have to wait for one file more.
    if (/(^|; )access_token=./.test(document.cookie)) return done();
    const listening = new AbortController();
    const stirred = (): void => {
      listening.abort();
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(stirred, PATIENCE);
    for (const sign of SIGNS)
      addEventListener(sign, stirred, { capture: true, passive: true, signal: listening.signal });
  });
