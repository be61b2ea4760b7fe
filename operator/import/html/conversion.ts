/** What HTML is turned with. */
export interface Conversion {
  /** Address of a picture or recording of the bank; throws `Refused` where there is none. */
  addressOf: (source: string) => string;
  /** What was changed or left out on the way, each said once; grows. */
  losses: Set<string>;
}

/** Elements whose content no page of ours shows. */
export const UNSHOWN = new Set(
  'applet audio button canvas embed form iframe input math object script select style svg textarea video'.split(
    ' ',
  ),
);
