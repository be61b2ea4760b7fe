/** @param maxAge seconds */
export function writeCookie(name: string, value: string, maxAge: number): void {
  // Inside another site's page (the embedded view) the browser only stores cookies with these attributes.
  const framed = window.self !== window.top ? 'None; Partitioned' : 'Lax';
  const site = location.protocol === 'https:' ? `${framed}; Secure` : 'Lax';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and WebKitGTK
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=${site}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
