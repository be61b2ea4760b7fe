/** Word lists the rules are built from, as regular expression sources. Written for this project. */
const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

const NOUNS = words(
  `activity advantage aspect area benefit book car career challenge child city class company country course customer
  difference difficulty disadvantage disease drawback effect employee employer example exam factor family film friend
  game goal government group habit hobby house idea issue job language law lesson life method mistake opinion
  opportunity parent person place policy problem product programme project purpose question reason region school skill
  society solution student subject teacher teenager thing tool topic tourist trend university vehicle view village
  way website worker year`,
);
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  life: 'lives',
};

function plural(noun: string): string {
  return (
    IRREGULAR_PLURALS[noun] ??
    noun
      .replace(/([^aeo])y$/, '$1ie')
      .replace(/(s|x|ch|sh)$/, '$1e')
      .concat('s')
  );
}

const VERBS = words(
  `affect agree allow become bring buy care cause choose come create depend develop do eat encourage enjoy feel find follow
  gain get give go happen have help improve increase know lead learn live look lose make need pay play protect provide reduce read remember
  relax save say see solve speak spend start stay study support take teach think travel understand use want work`,
);

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return verb
    .replace(/([^aeo])y$/, '$1ie')
    .replace(/(o|s|x|ch|sh)$/, '$1e')
    .concat('s');
}

function ingForm(verb: string): string {
  if (verb === 'get') return 'getting';
  return verb.replace(/([^e])e$/, '$1').concat('ing');
}

const group = (list: string[]): string => `(?:${list.join('|')})`;

export const NOUN = group(NOUNS);
export const NOUN_PLURAL = group(NOUNS.map(plural));
export const PEOPLE = '(?:people|children|men|women|students|teachers|parents|teenagers|adults|citizens)';
export const UNCOUNTABLE =
  '(?:information|advice|knowledge|equipment|furniture|homework|traffic|pollution|money|luggage|evidence|research|software)';
export const VERB = group(VERBS);
export const VERB_S = group(VERBS.map(thirdPerson));
export const VERB_ING = group(VERBS.map(ingForm));
export const VERB_PAST =
  '(?:went|came|made|took|gave|got|had|bought|brought|became|found|knew|thought|spent|helped|wanted|learned|taught|chose)';
export const QUANTITY = '(?:many|several|various|few|two|three|four|five|six|ten|these|those)';
export const ADJECTIVE =
  '(?:different|good|bad|great|big|small|new|old|important|young|main|serious|common|difficult|easy|popular|modern|useful|better|key|major|essential|effective)';
/** What may follow a noun that stands alone, so that "these student loans" is left in peace. */
export const NOUN_ENDS =
  '(?=\\s*(?:[.,;:!?]|$)|\\s+(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|who|which|that|in|of|for|to|and|or|but|because|when|if|on|at|from|with|by|such|like|than|as|so)\\b)';
/** Start of a sentence or of a clause after a comma or a joining word. */
export const CLAUSE_START =
  '(?<=^|[,;:]\\s{0,2}|\\b(?:because|that|when|although|since|while|so|but|if|think|believe)\\s)';
