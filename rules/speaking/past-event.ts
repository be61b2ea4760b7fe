import { heardWords, placesOf } from './heard-words.ts';

type Words = readonly (string | null)[];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Whoever did it; "my mother", "the man" and the like follow below. */
const SUBJECTS = setOf('i we he she they you everyone everybody somebody someone');
const OWNERS = setOf('my our his her their the a an this that');

/** Past forms that are no other form of the verb, of verbs that happen rather than last. */
const HAPPENED = setOf(
  `went came took gave made saw met told said bought brought found left lost broke fell won ate drank slept spoke
  wrote began ran drove rode flew swam sang taught caught paid sent spent sold built chose forgot got held kept heard
  stood woke threw wore hid fought shook stole tore blew drew rang did`,
);
/** In -ed, but no past event: what lasts, what is no verb, and "used to". */
const NO_EVENT = setOf(
  `used need feed speed exceed proceed succeed indeed wanted needed lived liked loved hated believed preferred seemed
  looked tired bored excited interested worried scared supposed hundred`,
);
const REGULAR = /^[a-z]{2,}ed$/;

/** A clause that is only imagined, or about what usually was. */
const UNREAL = setOf('if wish unless would could should might may will can whenever always usually never');
const REACH = 6;

const isPast = (word: string): boolean => HAPPENED.has(word) || (REGULAR.test(word) && !NO_EVENT.has(word));

/** Words of the same clause before a place, the nearest first. */
function before(words: Words, at: number): string[] {
  const end = words.lastIndexOf(null, at - 1);
  return words
    .slice(Math.max(end + 1, at - REACH), at)
    .filter((word) => word !== null)
    .toReversed();
}

function happens(words: Words, at: number): boolean {
  const word = words[at];
  if (!word || !isPast(word)) return false;
  const [last = '', second = '', ...others] = before(words, at);
  const hasSubject = SUBJECTS.has(last) || OWNERS.has(second);
  // "My hand made bag" has no past event, and "the food made there" seldom matters.
  return hasSubject && ![last, second, ...others].some((one) => UNREAL.has(one));
}

/** Whether something is told that happened once. */
export function tellsPastEvent(said: string): boolean {
  const words = heardWords(said);
  return words.some((_, at) => happens(words, at));
}

const WHEN = [
  ...[
    'yesterday',
    'ago',
    'this morning',
    'the other day',
    'recently',
    'when i was',
    'when we were',
    'years old',
  ],
  ...[
    'as a child',
    'as a kid',
    'in my childhood',
    'in may',
    'payday',
    'at that time',
    'back then',
    'during',
    'new year',
    'tet',
  ],
  ...[
    'last night',
    'last week',
    'last weekend',
    'last month',
    'last year',
    'last time',
    'last summer',
    'last winter',
  ],
  ...[
    'last spring',
    'last autumn',
    'last tet',
    'one day',
    'one night',
    'one evening',
    'one morning',
    'today',
  ],
  ...[
    'primary school',
    'secondary school',
    'high school',
    'middle school',
    'at university',
    'at college',
    'grade',
  ],
  ...['january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'since'],
  ...[
    'nineteen',
    'twenty',
    'summer',
    'winter',
    'spring',
    'autumn',
    'when she',
    'when he',
    'when they',
    'at the age',
  ],
];

/** A year, or a number that may well be an age. */
const AGE_OR_YEAR = /^(?:(?:19|20)\d\d|(?:twenty|thirty|forty)(?:-[a-z]+)?|eleven|twelve|[a-z]+teen)$/;

/** Whether it is said when something was. */
export function saysWhen(said: string): boolean {
  const words = heardWords(said);
  return (
    WHEN.some((phrase) => placesOf(words, phrase).length > 0) ||
    words.some((word) => word !== null && AGE_OR_YEAR.test(word))
  );
}
