import { isDenied } from './heard-phrases.ts';
import { heardWords, placesOf } from './heard-words.ts';

type Words = readonly (string | null)[];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const FELT = setOf(
  `happy sad nervous proud excited scared afraid worried angry lonely bored relaxed calm embarrassed surprised shocked
  stressed grateful disappointed jealous guilty ashamed annoyed upset delighted glad anxious frightened homesick terrified
  thrilled frustrated confident hopeful touched peaceful`,
);
const DEGREES = setOf(
  'so very really quite pretty a bit little rather extremely too always still also more just',
);
/** What leads to a word of feeling: "I was", "it made me". */
const LEADS = [
  ...['i am', "i'm", 'i was', 'i feel', 'i felt', "i'd feel", 'i get', 'i got', 'i became', 'i still feel'],
  ...[
    'makes me',
    'made me',
    'makes me feel',
    'made me feel',
    'we were',
    'we are',
    "we're",
    'we felt',
    'we feel',
  ],
];
/** Feelings in themselves. */
const STATED = [
  ...[
    'i love',
    'i loved',
    'i hate',
    'i hated',
    'i enjoy',
    'i enjoyed',
    'i adore',
    'i really love',
    'i really enjoy',
  ],
  ...["i can't stand", 'i cannot stand', 'i miss my', 'i miss the', 'i miss it', 'i miss them', 'fed up'],
];

/** Whether a word of feeling follows, with nothing but its degree between. */
function leadsToFeeling(words: Words, from: number): boolean {
  let at = from;
  while (DEGREES.has(words[at] ?? '')) at++;
  return FELT.has(words[at] ?? '');
}

/** Whether the speaker says how they feel or felt, and not only how they do not. */
export function statesFeeling(said: string): boolean {
  const words = heardWords(said);
  const isLed = LEADS.some((lead) =>
    placesOf(words, lead).some(
      (at) => leadsToFeeling(words, at + lead.split(' ').length) && !isDenied(words, at),
    ),
  );
  return isLed || STATED.some((phrase) => placesOf(words, phrase).some((at) => !isDenied(words, at)));
}

const OPINIONS = [
  ...[
    'i think',
    "i don't think",
    'i believe',
    "i don't believe",
    'in my opinion',
    'in my view',
    'personally',
  ],
  ...[
    'from my point of view',
    'i suppose',
    'i guess',
    'i reckon',
    'if you ask me',
    'i feel that',
    'i feel like',
  ],
  ...["i'd say", 'i would say', 'i agree', 'i disagree', "i don't agree", 'to my mind', 'as far as i'],
];
/** "I think about it" is no opinion, and "I think so" none that could be asked about. */
const NO_OPINION = setOf('about of so back');

/** Whether the speaker gives an opinion. */
export function statesOpinion(said: string): boolean {
  const words = heardWords(said);
  return OPINIONS.some((phrase) =>
    placesOf(words, phrase).some((at) => !NO_OPINION.has(words[at + phrase.split(' ').length] ?? '')),
  );
}
