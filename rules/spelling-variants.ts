/**
 * British spellings and their American twins, as closed lists: a pattern such as "our → or" would also
 * forgive misspellings ("flor" for "flour"), and a misspelling is wrong.
 */

const OUR =
  'arbour armour behaviour colour demeanour endeavour favour flavour glamour harbour honour humour labour misbehaviour neighbour odour parlour rancour rigour rumour saviour savour splendour tumour vapour vigour';
const OUR_ENDINGS = [
  '',
  's',
  'ed',
  'ing',
  'ful',
  'fully',
  'less',
  'able',
  'ably',
  'al',
  'ally',
  'er',
  'ers',
  'hood',
  'hoods',
  'ite',
  'ites',
  'y',
  'ly',
];

const RE =
  'calibre centimetre centre epicentre fibre kilometre litre lustre meagre millilitre millimetre ochre reconnoitre sabre sombre spectre theatre';

const ISE =
  'agon antagon apolog author brutal capital categor central character civil colon commercial computer critic crystall decentral demoral digit econom emphas equal fertil final formal fraternal general global harmon hospital hypothes ideal immun individual industrial initial international jeopard legal liberal local material maxim mechan memor minim mobil modern monopol national natural neutral normal optim organ ostrac patron penal personal philosoph polar popular priorit privat public rational real recogn reorgan revital revolution scrutin sensit social special stabil standard steril subsid summar symbol sympath synchron terror theor tour urban util vandal visual vital western';
const ISE_ENDINGS = ['e', 'es', 'ed', 'ing', 'er', 'ers', 'ation', 'ations', 'ational', 'able'];

const YSE = 'anal catal hydrol paral';
const YSE_ENDINGS = ['e', 'ed', 'er', 'ers', 'ing'];

/** Verbs whose last l is doubled in British spelling only. */
const DOUBLED_L =
  'cancel channel counsel dial equal fuel initial jewel label level marshal model panel quarrel refuel rival shovel signal snorkel spiral total travel tunnel';
const DOUBLED_L_ENDINGS = ['ed', 'ing', 'er', 'ers', 'or', 'ors'];

const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['acknowledgement', 'acknowledgment'],
  ['acknowledgements', 'acknowledgments'],
  ['ageing', 'aging'],
  ['aluminium', 'aluminum'],
  ['amphitheatre', 'amphitheater'],
  ['anaemia', 'anemia'],
  ['anaesthetic', 'anesthetic'],
  ['anaesthetics', 'anesthetics'],
  ['analogue', 'analog'],
  ['archaeological', 'archeological'],
  ['archaeologist', 'archeologist'],
  ['archaeologists', 'archeologists'],
  ['archaeology', 'archeology'],
  ['artefact', 'artifact'],
  ['artefacts', 'artifacts'],
  ['burnt', 'burned'],
  ['catalogue', 'catalog'],
  ['catalogues', 'catalogs'],
  ['chequered', 'checkered'],
  ['cosy', 'cozy'],
  ['defence', 'defense'],
  ['defences', 'defenses'],
  ['dialogue', 'dialog'],
  ['dialogues', 'dialogs'],
  ['discolouration', 'discoloration'],
  ['dreamt', 'dreamed'],
  ['encyclopaedia', 'encyclopedia'],
  ['encyclopaedias', 'encyclopedias'],
  ['enrol', 'enroll'],
  ['enrols', 'enrolls'],
  ['enrolment', 'enrollment'],
  ['enrolments', 'enrollments'],
  ['foetus', 'fetus'],
  ['fulfil', 'fulfill'],
  ['fulfils', 'fulfills'],
  ['fulfilment', 'fulfillment'],
  ['grey', 'gray'],
  ['greys', 'grays'],
  ['haemoglobin', 'hemoglobin'],
  ['instalment', 'installment'],
  ['instalments', 'installments'],
  ['jewellery', 'jewelry'],
  ['judgement', 'judgment'],
  ['judgements', 'judgments'],
  ['leant', 'leaned'],
  ['leapt', 'leaped'],
  ['learnt', 'learned'],
  ['leukaemia', 'leukemia'],
  ['manoeuvre', 'maneuver'],
  ['manoeuvres', 'maneuvers'],
  ['marvellous', 'marvelous'],
  ['mould', 'mold'],
  ['moulds', 'molds'],
  ['mouldy', 'moldy'],
  ['moustache', 'mustache'],
  ['oestrogen', 'estrogen'],
  ['offence', 'offense'],
  ['offences', 'offenses'],
  ['orthopaedic', 'orthopedic'],
  ['paediatric', 'pediatric'],
  ['paediatrician', 'pediatrician'],
  ['plough', 'plow'],
  ['ploughed', 'plowed'],
  ['ploughing', 'plowing'],
  ['ploughs', 'plows'],
  ['pretence', 'pretense'],
  ['pyjamas', 'pajamas'],
  ['sceptic', 'skeptic'],
  ['sceptical', 'skeptical'],
  ['scepticism', 'skepticism'],
  ['sceptics', 'skeptics'],
  ['skilful', 'skillful'],
  ['skilfully', 'skillfully'],
  ['smoulder', 'smolder'],
  ['spoilt', 'spoiled'],
  ['sulphur', 'sulfur'],
  ['wilful', 'willful'],
  ['woollen', 'woolen'],
  ['yoghurt', 'yogurt'],
];

/** The American form is right wherever the British one is, but not the other way round ("parking meter"). */
const ONE_WAY: readonly (readonly [british: string, american: string])[] = [
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['draught', 'draft'],
  ['draughts', 'drafts'],
  ['kerb', 'curb'],
  ['kerbs', 'curbs'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['practise', 'practice'],
  ['practised', 'practiced'],
  ['practises', 'practices'],
  ['practising', 'practicing'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
];

const stems = (list: string): string[] => list.split(' ');

const buildTwins = (): Map<string, string> => {
  const twins = new Map(PAIRS);
  for (const stem of stems(OUR)) {
    for (const ending of OUR_ENDINGS) twins.set(stem + ending, stem.replace(/our$/, 'or') + ending);
  }
  for (const word of stems(RE)) {
    const american = word.replace(/re$/, 'er');
    twins.set(word, american);
    twins.set(`${word}s`, `${american}s`);
    twins.set(`${word}d`, `${american}ed`);
  }
  for (const stem of stems(ISE)) {
    for (const ending of ISE_ENDINGS) twins.set(`${stem}is${ending}`, `${stem}iz${ending}`);
  }
  for (const stem of stems(YSE)) {
    for (const ending of YSE_ENDINGS) twins.set(`${stem}ys${ending}`, `${stem}yz${ending}`);
  }
  for (const stem of stems(DOUBLED_L)) {
    for (const ending of DOUBLED_L_ENDINGS) twins.set(`${stem}l${ending}`, stem + ending);
  }
  return twins;
};

const TWINS = buildTwins();
const ONE_WAY_TWINS = new Map(ONE_WAY);

/** The word in the one spelling that both British and American forms share; lower case in, lower case out. */
export const commonSpelling = (word: string): string => TWINS.get(word) ?? word;

/** As `commonSpelling`, and also where only the American form is sure to be right. For accepted answers. */
export const americanSpelling = (word: string): string => ONE_WAY_TWINS.get(word) ?? commonSpelling(word);
