import type { DBCore, Middleware } from 'dexie';

/**
 * Makes a database fail to read the values of a recording's chunks, as browsers do when a file underneath is damaged.
 * Keys can still be read, and everything can be deleted. Pass it to Dexie's `use` before the database opens.
 * @param broken ids of the recordings, mutable during the test
 */
export const brokenChunks = (broken: ReadonlySet<string>): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'broken-chunks',
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name);
      if (name !== 'chunks') return table;
      const refuse = (key: unknown): boolean => {
        const [id] = Array.isArray(key) ? key : [key];
        return typeof id === 'string' && broken.has(id);
      };
      const failure = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
      return {
        ...table,
        get: (request) => (refuse(request.key) ? failure() : table.get(request)),
        query: (request) =>
          request.values && refuse(request.query.range.lower) ? failure() : table.query(request),
      };
    },
  }),
});
