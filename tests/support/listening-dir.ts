/** The recordings of listening scripts, by what is said and how: of all servers of the tests, and of later runs. */
export const LISTENING = 'node_modules/.cache/luyen-listening';
