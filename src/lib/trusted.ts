/**
 * Trusted Types, where the browser has them: text becomes HTML, and an address becomes a script, only through here
 * (the server's content policy names these policies). What comes out is still typed as text, which is what the DOM's
 * types ask for.
 */
interface Rules {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
}
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface TrustingScope {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
}

const factory = (globalThis as TrustingScope).trustedTypes;

function ownScript(url: string): string {
  if (new URL(url, location.origin).origin !== location.origin) throw new TypeError(`not our script: ${url}`);
  return url;
}

const own = factory?.createPolicy('luyen', { createHTML: (html) => html, createScriptURL: ownScript });

/** @param html rendered by us with raw HTML turned off, or our own page */
export const trustedHtml = (html: string): string => own?.createHTML(html) ?? html;

/** @param url a script of this origin */
export const trustedScript = (url: string): string => own?.createScriptURL(url) ?? url;

const PLAIN_TAG = /<\/?(?:div|style)(?: (?:class|part)="[^"<>]*")*>/g;

/** Whether the HTML holds nothing but boxes and styles, which can run nothing. */
export const isPlainTemplate = (html: string): boolean => !html.replace(PLAIN_TAG, '').includes('<');

let admitting = false;

/** Lets a library that writes its own template as text do so, and nothing else. */
export function admitPlainTemplates(): void {
  if (admitting) return;
  admitting = true;
  factory?.createPolicy('default', {
    createHTML: (html) => {
      if (!isPlainTemplate(html)) throw new TypeError('this HTML is not a plain template');
      return html;
    },
  });
}
