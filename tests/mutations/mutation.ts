/** A mechanism switched off: what it guards must then fail a test. */
export interface Mutation {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Files of tests, one of which must fail. */
  tests: string[];
}
