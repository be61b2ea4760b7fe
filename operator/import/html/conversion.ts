/** Context of an HTML conversion. */
export interface Conversion {
  /** URL of a picture or recording in the bank; throws `Refused` if there is none. */
  addressOf: (source: string) => string;
  /** Changes and omissions, without duplicates; extended in place. */
  losses: Set<string>;
}

/** Elements whose content our pages never show. */
export const UNSHOWN = new Set(
  'applet audio button canvas embed form iframe input math object script select style svg textarea video'.split(
    ' ',
  ),
);
