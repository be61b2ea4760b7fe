/** What somebody says who has not understood, in whole sentences: the words around may be polite, not about something else. */
const POLITE = '(?:sorry|excuse me|please|um|uh|oh|well|hm+|no|okay|ok|but|and|hey|sir|madam|[, ])*';
const ASKING_BACK = [
  '(?:pardon(?: me)?|what|sorry|excuse me|huh|come again|say (?:it|that) again|again|once more|one more time)',
  String.raw`(?:can|could|would|will) you (?:please )?(?:repeat|say (?:it|that|this)|speak|talk|explain|tell me)\b[^?.!]*?(?:repeat|again|once more|one more time|slow|slowly|slower|louder|another way|other words|mean|means|that|it|this|question)(?: for me| to me)?`,
  '(?:repeat|say|tell me) (?:it|that|this|the question|that question)? ?(?:again|once more|one more time|slowly|more slowly)?',
  '(?:speak|talk|say (?:it|that)) (?:more slowly|slower|slowly|a (?:bit|little) (?:more slowly|slower)|louder)',
  "what (?:do|did|does|is|was|are) (?:you|that|it|this|the [a-z ]+|[a-z]+)?(?: [a-z']+)? ?(?:mean|means|meaning|say|saying|ask|asking|said|talking about)(?: by that| by [a-z]+| exactly| again)?",
  "what does [a-z' ]{1,40} mean",
  'what (?:is|was) (?:that|your question|the question)(?: again| word)?',
  "(?:i (?:do not|don't|didn't|did not|can't|cannot|could not|couldn't)|i'm not sure i) (?:quite |really |fully )?(?:understand|understood|get|hear|catch|follow)(?: (?:you|that|it|this|what you (?:said|say|mean)|the question|your question|the word|that word|well|a word))*",
  "(?:i'm|i am) (?:lost|confused)",
  "how do you (?:say|spell) [a-z' ]{1,40}",
].map((way) => new RegExp(`^${POLITE}${way}${POLITE}$`, 'i'));

/** Whether an answer is a question back: to say it again, or what it means. */
export function asksBack(text: string): boolean {
  const sentences = text
    .replace(/[’‘]/g, "'")
    .split(/[.?!]+/)
    .map((sentence) => sentence.replace(/[^a-z' ]/gi, ' ').trim())
    .filter((sentence) => sentence !== '' && !/^(?:sorry|oh|um|uh|excuse me|hm+|please)$/i.test(sentence));
  if (sentences.length === 0) return /sorry|excuse me|pardon/i.test(text) && text.includes('?');
  return sentences.some((sentence) => ASKING_BACK.some((way) => way.test(sentence)));
}
