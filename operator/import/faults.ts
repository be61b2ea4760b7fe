/** A bank that cannot be read as a whole; nothing is written. */
export class BrokenBank extends Error {
  override name = 'BrokenBank';
  readonly file: string;
  /** 1-based. */
  readonly line: number;

  constructor(file: string, line: number, message: string) {
    super(message);
    this.file = file;
    this.line = line;
  }
}

/** One question that no question of a pack can stand for; the message says why. */
export class Refused extends Error {
  override name = 'Refused';
}
