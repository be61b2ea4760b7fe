/** A mechanism switched off: one of the tests that guard it must then fail. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  /** Test files, one of which must fail. */
  tests: string[];
}
