const ORIGIN = 'https://luyen.example';
const absolute = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, ORIGIN).href;

/** Storing anything under this URL exceeds the quota. */
export const NO_SPACE = '/media/no-space.png';

class MemoryCache {
  readonly #entries = new Map<string, Response>();
  async match(key: RequestInfo) {
    return this.#entries.get(absolute(key))?.clone();
  }
  async put(key: RequestInfo, response: Response) {
    if (key === NO_SPACE) throw new DOMException('full', 'QuotaExceededError');
    this.#entries.set(absolute(key), response);
  }
  async delete(key: RequestInfo) {
    return this.#entries.delete(absolute(key));
  }
  async keys() {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

/** The used part of the Cache API, in memory. */
export class MemoryCaches {
  readonly #all = new Map<string, MemoryCache>();
  open = async (name: string): Promise<MemoryCache> => {
    const cache = this.#all.get(name) ?? new MemoryCache();
    this.#all.set(name, cache);
    return cache;
  };
  keys = async (): Promise<string[]> => [...this.#all.keys()];
  delete = async (name: string): Promise<boolean> => this.#all.delete(name);
  clear = (): void => this.#all.clear();
  /** Paths in a cache, in order. */
  addresses = async (name: string): Promise<string[]> =>
    (await (await this.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort();
}
