/** What somebody wrote, safe to show in one line of a terminal: nothing in it moves the cursor or turns the text around. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
