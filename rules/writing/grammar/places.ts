/** Positions in a sentence, as regular expression sources. */

/** Start of a sentence, or of a clause after a comma or a conjunction. */
export const CLAUSE_START =
  '(?<=^["“(]?|[,;:]\\s{0,2}|\\b(?:because|that|when|although|since|while|so|but|if|and|think|believe)\\s)';

/** Start of a sentence or of a clause that cannot be the object of the verb before it. */
export const SENTENCE_START = '(?<=^["“(]?|[,;]\\s{0,2}|\\b(?:because|although|but|when|if)\\s)';

/** What may follow a noun that is not part of a compound, so that "these student loans" is not marked. */
export const NOUN_ENDS =
  '(?=\\s*(?:[.,;:!?)]|$)|\\s+(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did|who|which|that|in|of|for|to|and|or|but|because|when|if|on|at|from|with|by|such|like|than|as|so|about|around|every|here|there|now|too|near|next|left|today|nowadays)\\b)';

export const PEOPLE =
  '(?:people|children|men|women|students|teachers|parents|teenagers|adults|citizens|workers|employees|friends|kids|residents|learners)';

/** Relatives and occupations: singular, and never an adjective. */
export const PERSON =
  '(?:mother|father|sister|brother|friend|teacher|boss|uncle|aunt|grandmother|grandfather|cousin|neighbour|husband|wife|son|daughter|mom|mum|dad)';

export const MODAL =
  "(?:can|could|should|must|would|might|will|may|cannot|can't|couldn't|shouldn't|won't|wouldn't|mustn't)";

/** For a single word. */
export const IS_PEOPLE = new RegExp(`^${PEOPLE}$`);
export const IS_PERSON = new RegExp(`^${PERSON}$`);
