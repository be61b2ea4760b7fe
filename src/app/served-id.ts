/** Id of the script element that holds what the server drew the page of. */
export const SERVED_ID = 'served-page';
