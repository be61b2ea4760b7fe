/** True only when it was drawn: the state of the outbox, ages, minutes that are left. Its place stays, but empty. */
const MOMENTARY = '[data-momentary], [data-sync]';
/** The line about the age of stored data comes and goes with its place. */
const AGE_LINE = '[data-stored-age]';

/** Replaces what begins below this height of the page by templates, which cost the first frame nothing. */
function fold(shown: Element, copy: Element, height: number): void {
  const copies = [...copy.children];
  [...shown.children].forEach((child, at) => {
    const part = copies[at];
    if (!(child instanceof HTMLElement) || !part) return;
    const { top, bottom } = child.getBoundingClientRect();
    if (top >= height) {
      const template = document.createElement('template');
      part.replaceWith(template);
      template.content.append(part);
    } else if (bottom > height) fold(child, part, height);
  });
}

/**
 * A copy of this part of the page to be shown before the app runs: without what would not be true any more, and with
 * what is below the first screen in templates, which `src/app/begin.ts` puts back.
 */
export function snapshotOf(content: HTMLElement): HTMLElement {
  const copy = document.importNode(content, true);
  // A page that has been scrolled is measured from elsewhere.
  if (scrollY === 0) fold(content, copy, innerHeight);
  const parts = [copy, ...[...copy.querySelectorAll('template')].map((template) => template.content)];
  const all = (selector: string): HTMLElement[] =>
    parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
  for (const line of all(AGE_LINE)) line.remove();
  for (const part of all(MOMENTARY)) part.style.visibility = 'hidden';
  // Whoever looks for these means the app's own.
  for (const marked of all('[data-testid]')) marked.removeAttribute('data-testid');
  return copy;
}
