import { stem } from './word-forms.ts';

/** Words of one subject area: using one of them addresses a prompt with another. Written for this project. */
export const SUBJECT_AREAS = [
  'school schools education teach teacher teachers student students pupil pupils learn learning lesson lessons class classroom university college study studying degree exam exams homework academic curriculum knowledge graduate tuition',
  'child children kid kids teenager teenagers young youth youngster adolescent parent parents family families mother father upbringing childhood play playground',
  'environment environmental pollution climate nature natural planet earth waste rubbish plastic recycle recycling carbon emission emissions global warming forest forests tree trees wildlife species ecosystem energy green conservation',
  'animal animals wildlife zoo zoos species pet pets endangered hunt hunting habitat creature creatures bird birds bee bees',
  'technology computer computers internet online digital phone phones smartphone smartphones device devices screen screens app apps software robot robots machine machines artificial intelligence website social media network video games gadget',
  'work job jobs career careers employee employees employer employers company companies office worker workers salary salaries wage staff business workplace profession unemployment boss manager colleague morning evening shift',
  'health healthy disease diseases illness doctor doctors hospital hospitals medicine medical exercise sport sports diet obesity fitness food eat eating smoking stress sleep',
  'city cities urban town towns countryside rural village villages traffic transport transportation car cars bus buses train trains road roads vehicle vehicles public parking bicycle bicycles cycling metro journey journeys travel driver drivers fare tickets ticket free commute commuting',
  'government governments law laws policy policies tax taxes state authority authorities council politician politicians public vote votes voter democracy citizen citizens decision decisions decide expert experts',
  'crime criminal criminals prison prisoners police law punishment sentence offender offenders safety violence',
  'money rich poor income price prices cost costs expensive cheap economy economic spend spending buy buying shop shops shopping consumer consumers cash card cards bank banks payment payments pay debt wealth advertising advertisement',
  'culture cultural tradition traditions traditional custom customs language languages history historical museum museums art arts music heritage festival festivals old building buildings',
  'travel travelling tourism tourist tourists holiday holidays abroad foreign country countries visit visitors trip flight hotel',
  'book books read reading library libraries newspaper newspapers novel story stories letter letters e-mail email message messages mail post write writing paper communicate communication',
  'home house houses housing flat apartment building rent neighbour neighbours family live living accommodation',
  'old elderly older age ageing retired retirement grandparents grandmother generation generations',
  'woman women man men gender girl girls boy boys equality equal',
  'friend friends friendship relationship relationships social society community communities people lonely together neighbour neighbours',
  'danger dangerous dangers risk risks safe safety protect protected accident accidents harm injury careful climb',
  'screen television tv film films electricity electric power lamp lamps light lights evening night dark family candles candle',
] as const;

const FAMILY_OF = new Map<string, Set<number>>();
for (const [index, family] of SUBJECT_AREAS.entries()) {
  for (const word of family.split(' ')) {
    const key = stem(word);
    const families = FAMILY_OF.get(key) ?? new Set<number>();
    families.add(index);
    FAMILY_OF.set(key, families);
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The families to which a stem belongs. */
export const familiesOf = (word: string): ReadonlySet<number> => FAMILY_OF.get(word) ?? NONE;
