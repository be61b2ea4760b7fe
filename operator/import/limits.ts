const MEGABYTE = 1024 * 1024;

/** Limits of an import; anything over them is rejected, never truncated. */
export const LIMITS = {
  /** Bank files in one folder. */
  files: 200,
  /** Bytes of one bank; pictures inside Moodle XML make it large. */
  xmlBytes: 64 * MEGABYTE,
  giftBytes: 4 * MEGABYTE,
  /** Questions in all banks of one import. */
  questions: 5_000,
  /** Questions in one practice, the limit of a pack. */
  questionsOfPractice: 200,
  /** Characters of one text of a question, and of one question in GIFT. */
  textCharacters: 100_000,
  giftCharacters: 50_000,
  /** Elements of one bank, and attributes of an element. */
  xmlElements: 250_000,
  xmlAttributes: 50,
  /** Nesting depth of elements. */
  xmlDepth: 20,
  htmlDepth: 40,
  /** Bytes of one picture or recording, and of all. */
  mediaBytes: 20 * MEGABYTE,
  allMediaBytes: 200 * MEGABYTE,
} as const;
