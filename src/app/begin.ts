/**
 * Starts the app on a page rendered by the server, or with a snapshot. Reading comes first: the app's code is fetched
 * only once the page is on screen, and evaluated in slices. The script element lists the app's entry, its chunks, those
 * of the page, which the app evaluates itself, and the stylesheets that the page does not have yet.
 */
const {
  app,
  parts = '',
  page = '',
  styles = '',
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

// Literals, because importing the constants would add files to load.
const SERVED_ID = 'served-page';
const FOLDED = '#kept-frame template';

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

/** After those of a snapshot, which they complete. Resolves in any case: an app without styles is better than none. */
const addStyles = (href: string): Promise<void> =>
  new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => done();
    document.body.append(link);
  });

/** Completes a snapshot with what is below the first screen, so that it can be scrolled. */
function unfoldSnapshot(): void {
  for (const rest of document.querySelectorAll<HTMLTemplateElement>(FOLDED)) rest.replaceWith(rest.content);
}

async function begin(entry: string): Promise<void> {
  await drawn();
  unfoldSnapshot();
  const styled = paths(styles).map(addStyles);
  const all = [...paths(parts), entry];
  for (const href of [...all, ...paths(page)]) preload(href);
  // One after another, yielding in between so that the page can scroll: all together would block the thread.
  for (const href of all) {
    await new Promise((next) => setTimeout(next));
    if (href === entry) await Promise.all(styled);
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
      document.getElementById(SERVED_ID)?.remove();
      replayTyped();
      replayChoices();
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

if (app) {
  if (document.getElementById(SERVED_ID)) recordActions();
  void begin(app);
}
