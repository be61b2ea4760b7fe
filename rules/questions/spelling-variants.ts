/**
 * British spellings and their American equivalents, as closed lists: a pattern such as "our → or" would also accept
 * misspellings ("flor" for "flour").
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
  'agon antagon apolog author brutal capital categor central character civil colon commercial computer critic crystall custom decentral demoral digit digital dramat econom emphas energ epitom equal familiar fantas fertil final formal fossil fraternal general global harmon homogen hospital hybrid hypnot hypothes ideal immun incentiv individual industrial initial international ion item jeopard legal liberal local magnet marginal material maxim mechan memor mesmer metabol miniatur minim mobil modern moistur monet monopol motor national natural neutral normal optim organ ostrac oxid pasteur patron pedestrian penal personal philosoph plagiar polar popular pressur priorit privat public pulver rational real recogn regular reorgan revital revolution satir scrutin sensit social special stabil standard steril subsid summar symbol sympath synchron synthes systemat terror theor tour traumat trivial union urban util vandal vapor verbal victim visual vital western';
const ISE_ENDINGS = ['e', 'es', 'ed', 'ing', 'er', 'ers', 'ation', 'ations', 'ational', 'able'];

const YSE = 'anal catal hydrol paral';
const YSE_ENDINGS = ['e', 'ed', 'er', 'ers', 'ing'];

/** Verbs whose final l is doubled only in British spelling. */
const DOUBLED_L =
  'cancel channel chisel counsel dial duel enamel equal fuel funnel grovel initial jewel label level libel marshal marvel model panel parcel pedal pencil quarrel refuel rival shovel signal snorkel spiral stencil swivel total towel travel trial tunnel';
const DOUBLED_L_ENDINGS = ['ed', 'ing', 'er', 'ers', 'or', 'ors'];

const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['acknowledgement', 'acknowledgment'],
  ['acknowledgements', 'acknowledgments'],
  ['aesthetic', 'esthetic'],
  ['aesthetics', 'esthetics'],
  ['ageing', 'aging'],
  ['aluminium', 'aluminum'],
  ['amphitheatre', 'amphitheater'],
  ['anaemia', 'anemia'],
  ['anaemic', 'anemic'],
  ['anaesthetic', 'anesthetic'],
  ['anaesthetics', 'anesthetics'],
  ['analogue', 'analog'],
  ['archaeological', 'archeological'],
  ['archaeologist', 'archeologist'],
  ['archaeologists', 'archeologists'],
  ['archaeology', 'archeology'],
  ['artefact', 'artifact'],
  ['artefacts', 'artifacts'],
  ['axe', 'ax'],
  ['burnt', 'burned'],
  ['catalogue', 'catalog'],
  ['catalogued', 'cataloged'],
  ['catalogues', 'catalogs'],
  ['centring', 'centering'],
  ['chequered', 'checkered'],
  ['chilli', 'chili'],
  ['chillies', 'chilies'],
  ['cosier', 'cozier'],
  ['cosiest', 'coziest'],
  ['cosy', 'cozy'],
  ['defence', 'defense'],
  ['defences', 'defenses'],
  ['dialogue', 'dialog'],
  ['dialogues', 'dialogs'],
  ['disc', 'disk'],
  ['discolouration', 'discoloration'],
  ['discs', 'disks'],
  ['doughnut', 'donut'],
  ['doughnuts', 'donuts'],
  ['dreamt', 'dreamed'],
  ['encyclopaedia', 'encyclopedia'],
  ['encyclopaedias', 'encyclopedias'],
  ['enquire', 'inquire'],
  ['enquired', 'inquired'],
  ['enquiries', 'inquiries'],
  ['enquiring', 'inquiring'],
  ['enquiry', 'inquiry'],
  ['enrol', 'enroll'],
  ['enrolment', 'enrollment'],
  ['enrolments', 'enrollments'],
  ['enrols', 'enrolls'],
  ['faeces', 'feces'],
  ['foetus', 'fetus'],
  ['fulfil', 'fulfill'],
  ['fulfilment', 'fulfillment'],
  ['fulfils', 'fulfills'],
  ['gramme', 'gram'],
  ['grammes', 'grams'],
  ['grey', 'gray'],
  ['greyer', 'grayer'],
  ['greyish', 'grayish'],
  ['greys', 'grays'],
  ['gynaecology', 'gynecology'],
  ['haemoglobin', 'hemoglobin'],
  ['haemorrhage', 'hemorrhage'],
  ['instalment', 'installment'],
  ['instalments', 'installments'],
  ['jewellery', 'jewelry'],
  ['judgement', 'judgment'],
  ['judgements', 'judgments'],
  ['kilogramme', 'kilogram'],
  ['kilogrammes', 'kilograms'],
  ['leant', 'leaned'],
  ['leapt', 'leaped'],
  ['learnt', 'learned'],
  ['leukaemia', 'leukemia'],
  ['likeable', 'likable'],
  ['manoeuvre', 'maneuver'],
  ['manoeuvred', 'maneuvered'],
  ['manoeuvres', 'maneuvers'],
  ['manoeuvring', 'maneuvering'],
  ['marvellous', 'marvelous'],
  ['mediaeval', 'medieval'],
  ['mould', 'mold'],
  ['moulded', 'molded'],
  ['moulding', 'molding'],
  ['mouldings', 'moldings'],
  ['moulds', 'molds'],
  ['mouldy', 'moldy'],
  ['moult', 'molt'],
  ['moulting', 'molting'],
  ['moustache', 'mustache'],
  ['oesophagus', 'esophagus'],
  ['oestrogen', 'estrogen'],
  ['offence', 'offense'],
  ['offences', 'offenses'],
  ['omelette', 'omelet'],
  ['omelettes', 'omelets'],
  ['orthopaedic', 'orthopedic'],
  ['paediatric', 'pediatric'],
  ['paediatrician', 'pediatrician'],
  ['paediatricians', 'pediatricians'],
  ['paediatrics', 'pediatrics'],
  ['palaeontologist', 'paleontologist'],
  ['palaeontologists', 'paleontologists'],
  ['palaeontology', 'paleontology'],
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
  ['sizeable', 'sizable'],
  ['skilful', 'skillful'],
  ['skilfully', 'skillfully'],
  ['smelt', 'smelled'],
  ['smoulder', 'smolder'],
  ['specialities', 'specialties'],
  ['speciality', 'specialty'],
  ['spelt', 'spelled'],
  ['spilt', 'spilled'],
  ['spoilt', 'spoiled'],
  ['sulphate', 'sulfate'],
  ['sulphates', 'sulfates'],
  ['sulphide', 'sulfide'],
  ['sulphur', 'sulfur'],
  ['sulphuric', 'sulfuric'],
  ['tranquillity', 'tranquility'],
  ['whisky', 'whiskey'],
  ['wilful', 'willful'],
  ['woollen', 'woolen'],
  ['yoghurt', 'yogurt'],
  ['yoghurts', 'yogurts'],
];

/** The American form is correct wherever the British one is, but not vice versa ("parking meter"). */
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

/** Maps British and American forms of a word to one spelling; lower case in, lower case out. */
export const commonSpelling = (word: string): string => TWINS.get(word) ?? word;

/** As `commonSpelling`, including one-way equivalents. For accepted answers. */
export const americanSpelling = (word: string): string => ONE_WAY_TWINS.get(word) ?? commonSpelling(word);
