/** Maximum commands in one call. */
export const RECEIPTS_PAGE = 200;
