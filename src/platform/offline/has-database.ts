/** Whether the browser gives this page a database; it may throw where site data is refused. */
export function hasDatabase(): boolean {
  try {
    return (globalThis.indexedDB ?? null) !== null;
  } catch {
    return false;
  }
}
