/**
 * Starts the app on a page rendered by the server. Reading comes first: the app's code is fetched only once the
 * page is on screen, and evaluated in slices. The script element lists the app's entry, its chunks, and those of
 * the page, which the app evaluates itself.
 */
const { app, parts = '', page = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

/** Resolves after the next frame is painted; immediately where nothing is painted. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

const paths = (text: string): string[] => text.split(' ').filter(Boolean);

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

async function begin(entry: string): Promise<void> {
  await drawn();
  const all = [...paths(parts), entry];
  for (const href of [...all, ...paths(page)]) preload(href);
  // One after another, yielding in between so that the page can scroll: all together would block the thread.
  for (const href of all) {
    await new Promise((next) => setTimeout(next));
    await import(/* @vite-ignore */ href);
  }
}

/** Replays input typed before hydration, which React would otherwise overwrite on its next render. */
function replayTyped(): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React compares with the last value set through the element's own property setter.
    field.value = defaultValue;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Records choices in radio groups and selects, both those already made and those to come.
 * @returns a function that replays them
 */
function recordChoices(signal: AbortSignal): () => void {
  const choices = new Map<HTMLInputElement | HTMLSelectElement, string>();
  const record = (field: unknown): void => {
    if (field instanceof HTMLSelectElement) choices.set(field, field.value);
    else if (field instanceof HTMLInputElement && field.type === 'radio') choices.set(field, field.value);
  };
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked'))
    if (!radio.defaultChecked) record(radio);
  addEventListener('change', ({ target }) => record(target), { capture: true, signal });
  return () => {
    for (const [field, value] of choices) {
      field.value = value;
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
      else {
        // React ignores a change to the state that it already knows.
        field.checked = false;
        field.click();
      }
    }
  };
}

/** Replays what the learner does before hydration; links and disclosures work without it. */
function recordActions(): void {
  let pressed: HTMLElement | null = null;
  const asleep = new AbortController();
  const replayChoices = recordChoices(asleep.signal);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // Ignored when this click itself started the app: then it was already handled.
      setTimeout(() => {
        if (!asleep.signal.aborted) pressed = button;
      });
    },
    { capture: true, signal: asleep.signal },
  );
  // The browser would submit the form with its values in the URL.
  addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: asleep.signal });
  addEventListener(
    'luyen:awake',
    () => {
      asleep.abort();
      // Literal, because importing the constant would add a file to load.
      document.getElementById('served-page')?.remove();
      replayTyped();
      replayChoices();
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

if (app) {
  recordActions();
  void begin(app);
}
