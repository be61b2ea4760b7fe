import { Autosave, type SaveStatus } from './autosave.ts';

/** Saves several values as they change, each by itself. */
export class Autosaves<Name extends string, T> {
  private readonly all = new Map<Name, Autosave<T>>();
  private readonly save: (name: Name, value: T) => Promise<unknown>;
  private readonly onStatus: (status: SaveStatus, name: Name) => void;

  constructor(
    save: (name: Name, value: T) => Promise<unknown>,
    onStatus: (status: SaveStatus, name: Name) => void,
  ) {
    this.save = save;
    this.onStatus = onStatus;
  }

  /** A choice is saved immediately, a text after a pause. */
  change(name: Name, value: T, immediately: boolean): void {
    const autosave =
      this.all.get(name) ??
      new Autosave<T>(
        (newest) => this.save(name, newest),
        (status) => this.onStatus(status, name),
      );
    this.all.set(name, autosave);
    autosave.change(value, immediately);
  }

  /** Fulfilled when nothing is left unsaved, or saving failed. */
  readonly flush = async (): Promise<void> => {
    await Promise.all(Array.from(this.all.values(), (autosave) => autosave.flush()));
  };
}
