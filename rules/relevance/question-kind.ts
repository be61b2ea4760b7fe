/** What a question asks for. */
export type QuestionKind = 'person' | 'place' | 'time' | 'reason' | 'preference' | 'yes_no';

const ASKS: Readonly<Record<QuestionKind, RegExp>> = {
  person: /\b(?:who|whom|whose|a person|someone|somebody|which people)\b/,
  place: /\b(?:where|which (?:part|place|city|town|country|room)|a place|somewhere)\b/,
  time: /\b(?:when|how (?:often|long|many times)|what time|a time|an occasion)\b/,
  reason: /\b(?:why|how come|for what reason)\b/,
  preference: /\b(?:prefer|rather|favou?rite|better|best|like (?:more|most)|which (?:kind|one))\b/,
  yes_no: /^(?:and |so |but )?(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|should)\b/,
};

/** What in an answer shows that it was given. */
const GIVES: Readonly<Record<QuestionKind, RegExp>> = {
  person:
    /\b(?:he|she|they|my (?:\w+ )?(?:mother|father|mom|mum|dad|parents?|sister|brother|friends?|teacher|uncle|aunt|cousin|boss|wife|husband|neighbou?r|grand\w+)|people|nobody|everyone|myself|alone)\b/,
  place:
    /\b(?:in|at|near|by|outside|next to|behind|on) (?:the|a|an|my|our|\w+)\b|\b(?:there|here|home|nowhere)\b/,
  time: /\b(?:every|once|twice|times?|always|usually|often|sometimes|rarely|never|last|ago|since|when i was|morning|afternoon|evening|night|day|weeks?|weekends?|months?|years?|hours?|minutes?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday)\b/,
  reason:
    /\b(?:because|cause|since|so that|due to|the reason|that's why|that is why|in order to|thanks to)\b/,
  preference: /\b(?:prefer|rather|better|best|more than|favou?rite|instead|like|love|hate|both|neither)\b/,
  yes_no:
    /^(?:(?:um|er|well|oh|so|to be honest|honestly|actually),? )*(?:yes|yeah|yep|no|nope|not|sure|of course|definitely|absolutely|certainly|i (?:do|don't|did|didn't|am|was|have|haven't|would|wouldn't|will|think so)|it (?:is|was|does|did|depends)|sometimes|maybe|perhaps|probably|never)\b/,
};

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").trim();

export const kindsOf = (question: string): QuestionKind[] =>
  (['person', 'place', 'time', 'reason', 'preference', 'yes_no'] as const).filter((kind) =>
    ASKS[kind].test(plain(question)),
  );

/** Whether something in an answer is of the kind that was asked for. */
export const givesKind = (answer: string, kind: QuestionKind): boolean => GIVES[kind].test(plain(answer));
