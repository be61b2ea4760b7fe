import { href } from '#contract/href.ts';

export const INTRODUCTION_PATH = href('conversationGuest', {}, { view: 'introduction' });

/** What came of it. A guest who signs in on the way here has it saved as theirs. */
export const RESULT_PATH = href('conversationGuest', {}, { view: 'result' });
