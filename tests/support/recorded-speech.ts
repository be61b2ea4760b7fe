/*
 * What the servers of the tests have said already, by what is said and how: shared by all of them, and by later runs.
 */

/** The recordings of listening scripts. */
export const LISTENING = 'node_modules/.cache/luyen-listening';
/** The voices of lines. */
export const VOICES = 'node_modules/.cache/luyen-voices';
