import { href } from '#contract/href.ts';

export const INTRODUCTION_PATH = href('conversationGuest', {}, { view: 'introduction' });
