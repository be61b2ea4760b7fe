/**
 * Trusted Types, if the browser has them: text becomes HTML, and a URL becomes a script, only through a
 * policy (the server's content policy names them all). Each has one task and rejects anything else, so that
 * an attacker who gets hold of one cannot use it for their own text.
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
 * Creates a policy; undefined if the browser has none. Its results are typed as strings, as the DOM's types
 * expect.
 */
export const createPolicy = (name: string, rules: Rules): Policy | undefined =>
  (globalThis as TrustingScope).trustedTypes?.createPolicy(name, rules);
