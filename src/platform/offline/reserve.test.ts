import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdReserve, withReserve } from './reserve.ts';

/** A folder of the site on a disk with this much space, bytes. */
function stubFolder(space: number) {
  const files = new Map<string, number>();
  const full = () => new DOMException('full', 'QuotaExceededError');
  const used = (): number => [...files.values()].reduce((sum, size) => sum + size, 0);
  const folder = {
    getFileHandle: async (name: string) => {
      files.set(name, files.get(name) ?? 0);
      return {
        getFile: async () => ({ size: files.get(name) }),
        createWritable: async () => {
          let size = 0;
          return {
            write: async ({ byteLength }: Uint8Array) => {
              size += byteLength;
              if (used() + size > space) throw full();
            },
            close: async () => files.set(name, size),
          };
        },
      };
    },
    removeEntry: async (name: string) => {
      if (!files.delete(name)) throw new DOMException('no such file', 'NotFoundError');
    },
  };
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { getDirectory: async () => folder },
  });
  return { files, used, full };
}

afterEach(() => Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined }));

describe('holdReserve', () => {
  it('reserves space once, and reports when there is none, whatever the browser estimates', async () => {
    const roomy = stubFolder(20_000_000);
    expect(await holdReserve()).toBe('held');
    const size = roomy.used();
    expect(size).toBeGreaterThan(4_000_000);
    expect(await holdReserve()).toBe('held');
    expect(roomy.used()).toBe(size);
    const tight = stubFolder(1_000_000);
    expect(await holdReserve()).toBe('no-space');
    expect(tight.files.size).toBe(0);
  });

  it('does nothing in a browser without such files', async () => {
    expect(await holdReserve()).toBe('unsupported');
  });
});

describe('withReserve', () => {
  it('retries a failed write with the space of the reserve', async () => {
    const { files, full } = stubFolder(20_000_000);
    await holdReserve();
    const write = vi.fn(async () => {
      if (files.size > 0) throw full();
      return 'stored';
    });
    expect(await withReserve(write)).toBe('stored');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('fails if there is no reserve to release', async () => {
    const { full } = stubFolder(20_000_000);
    const write = vi.fn(() => Promise.reject(full()));
    await expect(withReserve(write)).rejects.toThrow('full');
    expect(write).toHaveBeenCalledTimes(1);
  });
});
