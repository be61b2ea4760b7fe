/** Of a conversation: which questions the examiner has asked to be answered again, since the words were not clear. */
export interface SayAgain {
  asked: readonly string[];
  /** It will hardly help to ask in what follows. */
  hasGivenUp: boolean;
}

export const NEVER_AGAIN: SayAgain = { asked: [], hasGivenUp: false };

/** For this many questions at the most: a voice that is hard to hear stays so, and being asked each time discourages. */
const MOST = 2;

/**
 * After an answer whose words were not clear. The examiner asks for it once; after the second time, or after two such
 * answers, the conversation goes on without.
 * @returns `asks`: whether the examiner asks for it again
 */
export function afterUnclear(before: SayAgain, questionId: string): SayAgain & { asks: boolean } {
  const { asked, hasGivenUp } = before;
  if (hasGivenUp || asked.length >= MOST || asked.includes(questionId))
    return { asked, hasGivenUp: true, asks: false };
  return { asked: [...asked, questionId], hasGivenUp: false, asks: true };
}
