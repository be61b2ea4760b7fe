/** Id of the script element with the data that the server rendered the page from. */
export const SERVED_ID = 'served-page';
