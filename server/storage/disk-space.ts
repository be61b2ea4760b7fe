import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { type FreeSpace, freeSpaceOf, writtenDirectories } from './free-space.ts';

const MB = 1_000_000;
/** How long free space is cached, milliseconds. */
const TRUST_MS = 1_000;
/** Guests need so many times the floor: there may be any number of them, and they are refused first. */
const GUEST_FLOORS = 2;
/** `Retry-After`, seconds. */
const RETRY_SECONDS = 120;

interface DiskSpaceOptions {
  free: FreeSpace;
  /** Below this, uploads are rejected; below half of it, everything large is. */
  floorBytes: number;
  /** A monotonic clock, milliseconds. */
  now?: () => number;
}

/**
 * Reserves disk space for the database: large writes are rejected before the disk is full, uploads first.
 * Free space is queried at most once a second; writes admitted since then are subtracted, so that concurrent
 * ones do not all pass on the same figure.
 */
export class DiskSpace {
  readonly #free: FreeSpace;
  readonly #floor: number;
  readonly #now: () => number;
  #query: { at: number; free: Promise<number> } | null = null;
  #admitted = 0;

  constructor({ free, floorBytes, now = () => performance.now() }: DiskSpaceOptions) {
    this.#free = free;
    this.#floor = floorBytes;
    this.#now = now;
  }

  #lastAnswer(): Promise<number> {
    const now = this.#now();
    if (this.#query === null || now - this.#query.at >= TRUST_MS) {
      this.#admitted = 0;
      this.#query = { at: now, free: this.#free() };
    }
    return this.#query.free;
  }

  /** Free bytes minus the writes admitted since the last query. Rejects when the file system fails. */
  async freeBytes(): Promise<number> {
    return (await this.#lastAnswer()) - this.#admitted;
  }

  /** Whether uploads are accepted. */
  async isEnough(): Promise<boolean> {
    return (await this.freeBytes()) >= this.#floor;
  }

  /** Admits a chunk of a learner's upload. Throws `STORAGE_FULL` below the floor. */
  letUploadIn(bytes: number): Promise<void> {
    return this.#let(bytes, this.#floor);
  }

  /** Admits what a guest brings, however little. Throws `STORAGE_FULL` below twice the floor. */
  letGuestIn(bytes: number): Promise<void> {
    return this.#let(bytes, this.#floor * GUEST_FLOORS);
  }

  /** Admits any other large write. Throws `STORAGE_FULL` below half the floor. */
  letLargeIn(bytes: number): Promise<void> {
    return this.#let(bytes, this.#floor / 2);
  }

  async #let(bytes: number, floor: number): Promise<void> {
    const free = await this.#lastAnswer();
    // No await between check and update: other callers wait for the same query.
    if (free - this.#admitted < floor) throw storageFull();
    this.#admitted += bytes;
  }
}

/** The error returned when the disk is full. */
export const storageFull = (): ApiFailure => new ApiFailure('STORAGE_FULL', undefined, RETRY_SECONDS);

/** Disk space of the directories this server writes to. */
export const openDiskSpace = (config: Config, free = freeSpaceOf(writtenDirectories(config))): DiskSpace =>
  new DiskSpace({ free, floorBytes: config.DISK_FLOOR_MB * MB });

/** Logs a warning for the operator while uploads are rejected. */
export async function warnOfLittleSpace({
  disk,
  log,
}: {
  disk: DiskSpace;
  log: FastifyBaseLogger;
}): Promise<void> {
  if (await disk.isEnough()) return;
  const freeMb = Math.floor((await disk.freeBytes()) / MB);
  log.warn({ freeMb }, 'little room on the disk: recordings are refused');
}
