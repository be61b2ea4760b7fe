import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { type FreeSpace, freeSpaceOf, writtenDirectories } from './free-space.ts';

const MB = 1_000_000;
/** How long an answer of the file system is believed, milliseconds. */
const TRUST_MS = 1_000;
/** When it is worth trying again, seconds. */
const RETRY_SECONDS = 120;

interface DiskRoomOptions {
  free: FreeSpace;
  /** Below this uploads are refused; below half of it everything large is. */
  floorBytes: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * The room that is kept for the database: what is large is refused before the disk is full, uploads first. The file
 * system is asked once a second at most; what was let in since counts as written, so that many at once do not all pass
 * on the same figure.
 */
export class DiskRoom {
  readonly #free: FreeSpace;
  readonly #floor: number;
  readonly #now: () => number;
  #asked: { at: number; free: Promise<number> } | null = null;
  #letIn = 0;

  constructor({ free, floorBytes, now = () => performance.now() }: DiskRoomOptions) {
    this.#free = free;
    this.#floor = floorBytes;
    this.#now = now;
  }

  #lastAnswer(): Promise<number> {
    const now = this.#now();
    if (this.#asked === null || now - this.#asked.at >= TRUST_MS) {
      this.#letIn = 0;
      this.#asked = { at: now, free: this.#free() };
    }
    return this.#asked.free;
  }

  /** Bytes free, less what was let in since they were counted. Rejects when the file system gives no answer. */
  async freeBytes(): Promise<number> {
    return (await this.#lastAnswer()) - this.#letIn;
  }

  /** Whether uploads are taken. */
  async isEnough(): Promise<boolean> {
    return (await this.freeBytes()) >= this.#floor;
  }

  /** Lets a piece of an upload in. Throws `STORAGE_FULL` below the floor. */
  letUploadIn(bytes: number): Promise<void> {
    return this.#let(bytes, this.#floor);
  }

  /** Lets in anything else that is large. Throws `STORAGE_FULL` below half the floor. */
  letLargeIn(bytes: number): Promise<void> {
    return this.#let(bytes, this.#floor / 2);
  }

  async #let(bytes: number, floor: number): Promise<void> {
    const free = await this.#lastAnswer();
    // No waiting between looking and adding: others wait for the same answer.
    if (free - this.#letIn < floor) throw storageFull();
    this.#letIn += bytes;
  }
}

/** The refusal of a server whose disk is full. */
export const storageFull = (): ApiFailure => new ApiFailure('STORAGE_FULL', undefined, RETRY_SECONDS);

/** The room of the disks that this server writes to. */
export const openDiskRoom = (config: Config, free = freeSpaceOf(writtenDirectories(config))): DiskRoom =>
  new DiskRoom({ free, floorBytes: config.DISK_FLOOR_MB * MB });

/** Tells the operator in the log when uploads are refused. */
export async function warnOfLittleRoom({
  disk,
  log,
}: {
  disk: DiskRoom;
  log: FastifyBaseLogger;
}): Promise<void> {
  if (await disk.isEnough()) return;
  const freeMb = Math.floor((await disk.freeBytes()) / MB);
  log.warn({ freeMb }, 'little room on the disk: recordings are refused');
}
