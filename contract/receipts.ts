/** Commands that one call may ask about. */
export const RECEIPTS_PAGE = 200;
