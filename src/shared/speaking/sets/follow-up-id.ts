/** Id of the question that stands for the follow-up to a question. */
export const followUpId = (questionId: string): string => `${questionId}-more`;
