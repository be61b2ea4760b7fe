/** The one file that the command under us writes, held in memory. */
export class Capture {
  #data = new Uint8Array(1 << 20);
  #length = 0;
  #position = 0;

  write(chunk: Uint8Array): void {
    const end = this.#position + chunk.length;
    if (end > this.#data.length) {
      const grown = new Uint8Array(Math.max(this.#data.length * 2, end));
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data.set(chunk, this.#position);
    this.#position = end;
    this.#length = Math.max(this.#length, end);
  }

  seek(offset: number, whence: number): number {
    const base = [0, this.#position, this.#length][whence] ?? 0;
    this.#position = base + offset;
    return this.#position;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#data.slice(0, this.#length);
  }
}

export class ProcessExit extends Error {
  override name = 'ProcessExit';
  readonly status: number;

  constructor(status: number) {
    super(`process ended with status ${status}`);
    this.status = status;
  }
}

const FOLDER = 3;
const FILE = 4;
const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SEEKABLE = 70;

type Syscall = (...args: number[]) => number;

/** The command's memory, once it is there. */
class CommandMemory {
  #memory: WebAssembly.Memory | undefined;

  attach(created: WebAssembly.Memory): void {
    this.#memory = created;
  }

  view(): DataView {
    if (this.#memory === undefined) throw new Error('memory is not attached');
    return new DataView(this.#memory.buffer);
  }

  put(at: number, bytes: Uint8Array): void {
    new Uint8Array(this.view().buffer).set(bytes, at);
  }
}

function argumentCalls(memory: CommandMemory, args: readonly string[]): Record<string, Syscall> {
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  return {
    args_sizes_get(countAt = 0, sizeAt = 0) {
      memory.view().setUint32(countAt, encoded.length, true);
      memory.view().setUint32(
        sizeAt,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get(pointersAt = 0, bufferAt = 0) {
      let at = bufferAt;
      for (const [index, arg] of encoded.entries()) {
        memory.view().setUint32(pointersAt + 4 * index, at, true);
        memory.put(at, arg);
        at += arg.length;
      }
      return SUCCESS;
    },
  };
}

/** What there is: one folder, and what files are. */
function folderCalls(memory: CommandMemory): Record<string, Syscall> {
  const folder = new TextEncoder().encode('/out');
  return {
    fd_prestat_get(fd = 0, out = 0) {
      if (fd !== FOLDER) return BAD_DESCRIPTOR;
      memory.view().setUint8(out, 0);
      memory.view().setUint32(out + 4, folder.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(fd = 0, at = 0, length = 0) {
      if (fd !== FOLDER) return BAD_DESCRIPTOR;
      memory.put(at, folder.subarray(0, length));
      return SUCCESS;
    },
    fd_fdstat_get(fd = 0, out = 0) {
      memory.put(out, new Uint8Array(24));
      const kind = fd === FOLDER ? 3 : fd === FILE ? 4 : 2;
      memory.view().setUint8(out, kind);
      const allRights = 0xffffffffn;
      memory.view().setBigUint64(out + 8, allRights, true);
      memory.view().setBigUint64(out + 16, allRights, true);
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => SUCCESS,
  };
}

/** The one file is written and sought; nothing is read. */
function fileCalls(memory: CommandMemory, capture: Capture): Record<string, WebAssembly.ImportValue> {
  return {
    path_open(...opened: (number | bigint)[]) {
      memory.view().setUint32(Number(opened[8]), FILE, true);
      return SUCCESS;
    },
    fd_read(_fd = 0, _vectors = 0, _count = 0, readAt = 0) {
      memory.view().setUint32(readAt, 0, true);
      return SUCCESS;
    },
    fd_write(fd = 0, vectors = 0, count = 0, writtenAt = 0) {
      const view = memory.view();
      let total = 0;
      for (let at = vectors; at < vectors + 8 * count; at += 8) {
        const [start, length] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
        if (fd === FILE) capture.write(new Uint8Array(view.buffer, start, length));
        total += length;
      }
      view.setUint32(writtenAt, total, true);
      return SUCCESS;
    },
    fd_seek(fd: number, offset: bigint, whence: number, out: number) {
      if (fd !== FILE) return NOT_SEEKABLE;
      memory.view().setBigUint64(out, BigInt(capture.seek(Number(offset), whence)), true);
      return SUCCESS;
    },
    fd_close: () => SUCCESS,
  };
}

/**
 * Just enough of WASI preview 1 to run a command that reads its arguments and writes one file into /out.
 * `node:wasi` is not used: it crashes the process after some tens of runs.
 */
export function wasiImports(args: readonly string[], capture: Capture) {
  const memory = new CommandMemory();
  const imports: Record<string, WebAssembly.ImportValue> = {
    ...argumentCalls(memory, args),
    ...folderCalls(memory),
    ...fileCalls(memory, capture),
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      memory.view().setBigUint64(out, 0n, true);
      return SUCCESS;
    },
    proc_exit(status = 0) {
      throw new ProcessExit(status);
    },
  };
  return { imports, attach: (created: WebAssembly.Memory) => memory.attach(created) };
}
