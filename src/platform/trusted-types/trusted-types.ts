/**
 * Trusted Types, where the browser has them: text becomes HTML, and an address becomes a script, only through a policy
 * (the server's content policy names them all). Each has one task and refuses whatever is not part of it, so that
 * nobody who gets hold of one can make it bless a text of theirs.
 */
interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (url: string) => string;
}
interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustingScope {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
}

/**
 * Makes a policy; undefined where the browser has none. What comes out of it is typed as text, which is what the DOM's
 * types ask for.
 */
export const createPolicy = (name: string, rules: Rules): Policy | undefined =>
  (globalThis as TrustingScope).trustedTypes?.createPolicy(name, rules);
