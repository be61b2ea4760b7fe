/** Words of the rule pack with their forms. Written for this project from general knowledge. */
const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

export interface VerbForms {
  base: string;
  s: string;
  past: string;
  participle: string;
  ing: string;
}

/** Base, past and participle of irregular verbs. */
const IRREGULAR_VERBS = words(
  `become/became/become begin/began/begun break/broke/broken bring/brought/brought build/built/built buy/bought/bought
  catch/caught/caught choose/chose/chosen come/came/come cost/cost/cost cut/cut/cut deal/dealt/dealt do/did/done
  draw/drew/drawn drink/drank/drunk drive/drove/driven eat/ate/eaten fall/fell/fallen feel/felt/felt fight/fought/fought
  find/found/found fly/flew/flown forget/forgot/forgotten get/got/got give/gave/given go/went/gone grow/grew/grown
  have/had/had hear/heard/heard hide/hid/hidden hold/held/held hurt/hurt/hurt keep/kept/kept know/knew/known
  lead/led/led leave/left/left lend/lent/lent let/let/let lose/lost/lost make/made/made mean/meant/meant meet/met/met
  pay/paid/paid put/put/put read/read/read ride/rode/ridden rise/rose/risen run/ran/run say/said/said see/saw/seen
  sell/sold/sold send/sent/sent set/set/set show/showed/shown sing/sang/sung sit/sat/sat sleep/slept/slept
  speak/spoke/spoken spend/spent/spent stand/stood/stood steal/stole/stolen swim/swam/swum take/took/taken
  teach/taught/taught tell/told/told think/thought/thought throw/threw/thrown understand/understood/understood
  wake/woke/woken wear/wore/worn win/won/won write/wrote/written`,
);
const REGULAR_VERBS = words(
  `achieve affect agree allow argue ask avoid ban believe belong borrow call care carry cause change chat cook
  clean collect communicate compare complain concentrate consume contain contribute control cooperate cope create cry cycle
  damage decide decline decrease deliver depend destroy develop disagree discover discuss disappear earn educate
  encourage enhance enjoy ensure enter exist expand expect experience explain explore express face finish follow force
  gain generate happen harm hate help hope identify ignore imagine improve include increase influence inform invest
  invite join kill lack laugh learn like limit listen live look love maintain manage measure mention motivate move need
  obtain occur offer open order organize organise own participate pass perform plan play pollute practise practice
  prefer prepare prevent produce promote protect prove provide publish punish rain raise reach realize realise receive
  recognize recognise recommend recycle reduce refuse rely relax remain remember remove rent repair replace require
  respect return save seem serve share shop smile smoke socialise socialize solve start stay stop study suffer suggest supply
  snow support survive talk tend threaten train travel treat try turn use visit volunteer wait walk want warn wash waste
  watch wish work worry`,
);
/** Verbs whose last consonant is doubled before -ing and -ed. */
const DOUBLING = new Set(
  words('ban begin chat control cut forget get hit let occur plan prefer put run set shop sit stop swim win'),
);

function withS(word: string): string {
  return word
    .replace(/([^aeou])y$/, '$1ie')
    .replace(/(o|s|x|z|ch|sh)$/, '$1e')
    .concat('s');
}

const stemOf = (base: string): string => (DOUBLING.has(base) ? base + base.slice(-1) : base);

function regularPast(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  return /[^aeou]y$/.test(base) ? base.replace(/y$/, 'ied') : `${stemOf(base)}ed`;
}

function ingOf(base: string): string {
  return /[^eo]e$/.test(base) ? base.replace(/e$/, 'ing') : `${stemOf(base)}ing`;
}

function formsOf(base: string, past = regularPast(base), participle = past): VerbForms {
  return { base, s: base === 'have' ? 'has' : withS(base), past, participle, ing: ingOf(base) };
}

export const VERBS: ReadonlyMap<string, VerbForms> = new Map(
  [
    ...IRREGULAR_VERBS.map((entry) => {
      const [base = '', past, participle] = entry.split('/');
      return formsOf(base, past, participle);
    }),
    ...REGULAR_VERBS.map((base) => formsOf(base)),
  ].map((forms) => [forms.base, forms] as const),
);

/** Verbs that may also be nouns or adjectives, so their position does not identify them as verbs. */
const NOT_ONLY_VERBS = new Set(
  words(
    `break catch cost cut deal draw drink drive fall feel fight fly hold hurt lead let look love mean own pay put
    read ride rise run say set show sleep stand swim start stay stop win wear wash wish work worry care cause change chat
    call cook clean control cycle damage decline decrease experience face force harm hate help hope increase influence
    kill lack laugh like limit live measure move need offer open order pass plan play practice rain rent repair respect return
    save share shop smoke snow study supply support talk train travel treat try turn use visit volunteer wait walk warn waste
    watch want ban build ask invite remain start reach raise have`,
  ),
);

/** Whether a lower-case word is a base form that can only be a verb. */
export const isPureVerb = (word: string): boolean => VERBS.has(word) && !NOT_ONLY_VERBS.has(word);

const formMap = (pick: (forms: VerbForms) => string): ReadonlyMap<string, VerbForms> =>
  new Map([...VERBS.values()].map((forms) => [pick(forms), forms] as const));

export const BY_S = formMap(({ s }) => s);
export const BY_ING = formMap(({ ing }) => ing);
/** Past forms that differ from all other forms: "went", "took"; not "put", "helped". */
export const BY_STRONG_PAST: ReadonlyMap<string, VerbForms> = new Map(
  [...VERBS.values()]
    .filter(({ base, past, participle }) => past !== participle && past !== base)
    .map((forms) => [forms.past, forms] as const),
);
export const BY_PAST: ReadonlyMap<string, VerbForms> = new Map(
  [...VERBS.values()].filter(({ base, past }) => past !== base).map((forms) => [forms.past, forms] as const),
);

/** Singular nouns that are always countable and cannot be a verb after a subject. */
const COUNTABLE = words(
  `accident activity actor adult advantage aeroplane airport animal app apartment area argument article artist aspect
  beach belief benefit bicycle bike bird book boy brother building bus businessman car career celebrity chair challenge
  child choice citizen city class classmate club colleague college community company computer consequence country
  couple course criminal crowd culture customer day decade decision dentist desk difference difficulty disadvantage
  disease doctor dog drawback driver economist effect elephant email employee employer engine engineer event exam example
  expert explanation fact factor factory family farmer father festival film foreigner forest friend game generation
  girl goal government graduate grandmother habit hobby holiday hospital hotel hour house idea illness impact
  individual industry invention island issue item job journalist journey kid kilometre laboratory language laptop
  law lawyer leader lesson library lifestyle listener machine magazine manager member meter method metre mile minute
  mistake month mother motorbike mountain pet phone toy movie museum nation neighbour newspaper novel nurse occupation office
  opinion opportunity parent park passenger patient percentage person perspective picture pilot place plane player
  politician pollutant prison prisoner problem profession programme project province purpose question reader reason
  region relationship resident resource restaurant river road role room scholarship school schoolchild scientist secretary
  sector shopper sister skill smartphone society solution song species statistic storey strategy street student
  subject suburb supermarket target task teacher team teenager tenant theory thing ticket tool topic tourist town
  tradition tree trend trip university user vehicle video village way viewer villager website week window woman worker writer
  year zoo`,
).filter((noun) => noun !== 'species');
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  schoolchild: 'schoolchildren',
  person: 'people',
  businessman: 'businessmen',
  woman: 'women',
};

/** Singular to plural. */
export const PLURAL_OF: ReadonlyMap<string, string> = new Map(
  COUNTABLE.map((noun) => [noun, IRREGULAR_PLURALS[noun] ?? withS(noun)] as const),
);
/** Plural to singular. */
export const SINGULAR_OF: ReadonlyMap<string, string> = new Map(
  [...PLURAL_OF].map(([singular, plural]) => [plural, singular] as const),
);

/** Periods of time, which may be a singular subject: "ten years is a long time". */
export const TIME_NOUNS: ReadonlySet<string> = new Set(
  words('minute minutes hour hours day days week weeks month months year years decade decades mile miles'),
);

export const UNCOUNTABLE: ReadonlySet<string> = new Set(
  words(
    `advice baggage clothing electricity employment equipment evidence furniture garbage homework housework information
    knowledge luggage money news pollution progress research rubbish software traffic transport transportation
    unemployment violence water weather`,
  ),
);

/** Adjectives that cannot be verbs or nouns. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  words(
    `able afraid angry available aware awful bad beautiful beneficial better big bored boring bright busy capable careful
    careless cheap cheaper comfortable common confident convenient crowded cruel curious dangerous delicious dependent
    different difficult dirty easier easy economic effective efficient environmental essential excellent excited
    exciting expensive famous friendly fresh full good great happy hard-working harmful healthy helpful high honest hot
    hungry huge ill important impossible independent interested interesting international large lazy local lonely long
    lucky main major modern national natural necessary nervous new nice noisy old peaceful polite poor popular possible
    powerful practical pretty private proud ready reasonable responsible rich sad safe serious short shy similar
    simple slow small special strong stressed stressful strange stupid successful suitable sure tall terrible thirsty
    tired traditional true typical ugly unable unhappy unhealthy unique unnecessary useful useless valuable violent vital
    warm weak well-known wonderful worried worse worth wrong young`,
  ),
);

/** All forms of the verb of which a word is an inflected form. */
export const verbForms = (word: string): VerbForms | undefined =>
  BY_S.get(word) ?? BY_ING.get(word) ?? BY_PAST.get(word);

/** The form of be after singular subjects; "are" after others. */
export const BE_FOR: Readonly<Record<string, string>> = {
  i: 'am',
  he: 'is',
  she: 'is',
  it: 'is',
  this: 'is',
};
