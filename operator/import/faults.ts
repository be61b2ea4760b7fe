/** A bank that cannot be parsed at all; nothing is written. */
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

/** A question that cannot be converted for a pack; the message says why. */
export class Refused extends Error {
  override name = 'Refused';
}
