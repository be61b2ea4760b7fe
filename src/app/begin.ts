/**
 * Starts the app on a page that the server has drawn. Reading comes first: the app's code is fetched once the page is on
 * screen, and run in slices. The script element names the app's entry, the parts that go with it, and those of the page,
 * which the app runs itself.
 */
const { app, parts = '', page = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

/** The next frame that is drawn, over; at once where nothing is drawn. */
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
  // One after another, with the page free to scroll in between: run all at once they hold it for long.
  for (const href of all) {
    await new Promise((next) => setTimeout(next));
    await import(/* @vite-ignore */ href);
  }
}

/** What was typed into fields that React had not taken over yet: told once more, or its next drawing takes it away. */
function tellTyped(): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React compares with what it saw set by the element's own property.
    field.value = defaultValue;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Notes what is chosen in a group or a list from now on, and what has been already.
 * @returns chooses it once more
 */
function keepChoices(signal: AbortSignal): () => void {
  const choices = new Map<HTMLInputElement | HTMLSelectElement, string>();
  const note = (field: unknown): void => {
    if (field instanceof HTMLSelectElement) choices.set(field, field.value);
    else if (field instanceof HTMLInputElement && field.type === 'radio') choices.set(field, field.value);
  };
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked'))
    if (!radio.defaultChecked) note(radio);
  addEventListener('change', ({ target }) => note(target), { capture: true, signal });
  return () => {
    for (const [field, value] of choices) {
      field.value = value;
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
      else {
        // React hears only of what it has not seen.
        field.checked = false;
        field.click();
      }
    }
  };
}

/** What is done before the app is awake is done once more then; links and folds work without it. */
function keepDeeds(): void {
  let pressed: HTMLElement | null = null;
  const asleep = new AbortController();
  const chooseAgain = keepChoices(asleep.signal);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // Not where the press itself wakes the app up, which has done it by then.
      setTimeout(() => {
        if (!asleep.signal.aborted) pressed = button;
      });
    },
    { capture: true, signal: asleep.signal },
  );
  // The browser would send what was typed as part of an address.
  addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: asleep.signal });
  addEventListener(
    'luyen:awake',
    () => {
      asleep.abort();
      // By its name: a constant of the app's would be one file more to wait for.
      document.getElementById('served-page')?.remove();
      tellTyped();
      chooseAgain();
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

if (app) {
  keepDeeds();
  void begin(app);
}
