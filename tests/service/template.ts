/** Name of the database that each test file copies. */
export const TEMPLATE = 'luyen_template';
