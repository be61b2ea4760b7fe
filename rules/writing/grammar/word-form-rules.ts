import { before, type GrammarRule } from './grammar-rule.ts';
import { phrases } from './phrases.ts';

const ends =
  '(?=\\s*(?:[.,;!?]|$)| (?:and|or|but|because|when|in|for|to|of|with|from|at|by|than|if|is|are|will|can|has)\\b)';
const BORED =
  'bor|interest|excit|tir|confus|disappoint|surpris|embarrass|exhaust|frighten|amaz|relax|satisfy';

const WORD_FORMS = phrases([
  [
    `\\b(the|our|country's|vietnam's|national|global|world|local) economic${ends}(?! (?:and|or) [a-z]+al\\b)(?! (?:and|or) (?:social|political|cultural))`,
    '$1 economy',
  ],
  ['\\b(develop|boost|improve|help|harm|grow) (the |our )?economic(?=\\s*(?:[.,;!?]|$))', '$1 $2economy'],
  [
    '\\beconomical (growth|development|crisis|problems?|benefits?|issues?|situation|condition|value)\\b',
    'economic $1',
  ],
  ['\\benvironment (problems?|pollution|protection|issues?|damage|awareness)\\b', 'environmental $1'],
  [
    '\\b(can|will|could|to|must|would|should|may|might|want to) success\\b(?! (?:stories|rates?))(?<!(?:key|keys|way|path|road|route|secret|lead|leads|contribute|contributes|due|thanks|barrier|ladder) to success)',
    '$1 succeed',
  ],
  [
    '\\b(be|am|is|are|become|became|becomes|very|more|was|were|get) success\\b(?! (?:stories|is|in))',
    '$1 successful',
  ],
  ['\\b(their|my|our|his|her|the|a) succeed\\b', '$1 success'],
  [
    '\\b(an?|bad|good|negative|positive|big|great|harmful|side|huge|many|strong|serious|significant) (affects?)(?= (?:on|of|to|in)\\b|\\s*(?:[.,;!?]|$))',
    '$1 effect',
  ],
  [
    '\\b(will|can|may|could|it|which|not|also|directly|badly|negatively|seriously) (?:effect|effects) (?=(?:on |to )?(?:our|the|their|people|children|health|students|us|them|human|my)\\b)(?!the (?:change|changes|transition|release))',
    '$1 affect ',
  ],
  [
    '\\b(i|would|should|to|can|parents|teachers|they|we|could|will|often) advice (him|her|them|me|you|people|children|students|us|that|their|to)\\b',
    '$1 advise $2',
  ],
  ['\\b(give|gives|gave|some|an?|good|useful|any|her|his|their|my) advise\\b', '$1 advice'],
  [
    '\\b(will|can|may|to|might|people|they|we|could|not|i|you) loose (the|their|my|money|weight|time|jobs?|our|his|her|your|a|it|interest|touch|control)\\b',
    '$1 lose $2',
  ],
  [
    '\\b(my|our|their|his|her|daily|modern|student|city|human|whole|happy|better|busy|everyday|the) live(?=\\s*(?:[.,;!?]|$)| (?:is|was|will|has|can|and|better|easier|because|when|without|become|becomes|in)\\b)(?! and (?:work|let|die|streamed|recorded))(?<!\\b(?:where|that|which|who) the live)',
    '$1 life',
  ],
  ['\\b(to|can|people|they|we|i|who|should) life (in|with|alone|together|far|near|at)\\b', '$1 live $2'],
  ['\\b(a|an|the|my|their|our|his|her|this|that|strong) believe\\b', '$1 belief'],
  ['\\b(a|my|their|our|his|her|good|best|right|better|wrong|many) choose\\b(?!n)', '$1 choice'],
  [
    '\\b(can|to|will|people|i|they|should|must|we|not) choice (a|an|the|to|their|one|my|this|which|what|between)\\b',
    '$1 choose $2',
  ],
  ['\\b(the|many|big|main|a|some|two|several|any|no) different (between|in|is|of)\\b', '$1 difference $2'],
  [
    '\\b(is|are|was|were|very|so|completely|quite|totally) difference\\b(?= (?:from|with|to|and)|\\s*(?:[.,;!?]|$))',
    '$1 different',
  ],
  ['\\b(the|of|great|its|their) important of\\b', '$1 importance of'],
  ['\\b(is|are|was|were|very|most|more|an|so|really|become|becomes) importance\\b(?! of)', '$1 important'],
  ['\\b(is|are|very|so|was|really|become) convenience\\b(?! (?:stores?|and|of|for the))', '$1 convenient'],
  ["\\b(is|are|am|be|feel|very|feels|was|were|become|i'm) confidence\\b(?! (?:in|and|is))", '$1 confident'],
  [
    '\\b(have|has|lack|their|her|his|my|more|gain|lose|build) confident(?=\\s*(?:[.,;!?]|$)| (?:in|to|and|when)\\b)(?<!\\bmore confident)',
    '$1 confidence',
  ],
  [
    '\\b(is|are|so|very|be|was|were|more|really) danger(?=\\s*(?:[.,;!?]|$)| (?:for|to|because|when)\\b)(?<!\\b(?:there|of) (?:is|are|be|was|more) danger)',
    '$1 dangerous',
  ],
  [
    '\\b(good for|bad for|my|our|their|his|her|your|for|improve|protect) (?:the )?healthy(?=\\s*(?:[.,;!?]|$)| (?:because|when|if|is|in|of)\\b)',
    '$1 health',
  ],
  [
    '\\b(stay|keep|be|is|are|keeps|become|more|very|live) health(?=\\s*(?:[.,;!?]|$)| (?:because|when|if|for)\\b)',
    '$1 healthy',
  ],
  [
    '\\b(a|an|have|has|lead|leads|the) health (lifestyle|life|diet|habits?|body|food|meal|meals)\\b',
    '$1 healthy $2',
  ],
  [
    '\\b(feel|feels|felt|be|am|is|are|very|more) (?:more |very )?stress(?=\\s*(?:[.,;!?]|$)| (?:because|when|after|about|and)\\b)(?<!\\b(?:of|is|be|are|more|less) stress|\\bvery stress)',
    '$1 stressed',
  ],
  [
    '\\b(feel|feels|felt) (?:more |very )?relax(?=\\s*(?:[.,;!?]|$)| (?:because|when|after|and|with)\\b)',
    '$1 relaxed',
  ],
  [
    '\\b(feel|feels|felt|be|is|are|very|more) comfort(?=\\s*(?:[.,;!?]|$)| (?:because|when|with|in|at)\\b)',
    '$1 comfortable',
  ],
  [
    '\\b(is|are|very|so|be|become|more) pollution(?=\\s*(?:[.,;!?]|$))(?<!\\b(?:cause|problem|factor) (?:is|are) pollution|\\bmore pollution|\\b(?:is|are|be) pollution)',
    '$1 polluted',
  ],
  [
    '\\b(many|some|more|most|all|few|two|three) (foreign|homeless|elder|unemploy)(?=\\s*(?:[.,;!?]|$)| (?:come|are|visit|want|live|have)\\b)',
    '$1 $2 people',
  ],
  ['\\bthe (poor|rich|young|old|homeless|unemployed|elderly|disabled)s\\b', 'the $1'],
  ['\\b(knowledgement)\\b', 'knowledge'],
  ['\\bunderstand well about\\b', 'understand'],
  [
    '\\b(very|so|more|is|are) benefit(?= (?:for|to)\\b|\\s*[.,;])(?<!\\b(?:main|big|one|other|another|of|great|key|biggest|real) (?:is|are) benefit|\\bmore benefit)',
    '$1 beneficial',
  ],
]);

/** Wrong forms of a word, and confused words that look or sound alike. */
export const WORD_FORM_RULES: readonly GrammarRule[] = [
  {
    id: 'wrong-word-form',
    criterion: 'LR',
    title: 'Sai dạng từ',
    pattern: WORD_FORMS.pattern,
    // "The key is confidence", "the main advantage is convenience": a thing may equal the noun, a person may not.
    fix: (match) =>
      /^(?:is|are|was|were|am|be) (?!importance)[a-z]+$/i.test(match[0]) &&
      !/\b(?:it|he|she|i|they|we|you|this|which|who|people|students|children|to|not|can|will|should|must) $/.test(
        before(match),
      )
        ? null
        : WORD_FORMS.fix(match),
    explain: 'Từ đúng nhưng sai loại từ (danh từ, động từ, tính từ) hoặc nhầm với từ gần giống.',
  },
  {
    id: 'ing-ed-adjective',
    criterion: 'LR',
    title: 'Tính từ -ing và -ed',
    ...phrases([
      [
        `\\b(i|we) (am|was|are|were|feel|felt|get|got|always feel|often feel|will be|will feel) (very |really |so |too |quite )?(bor|excit|tir|confus|disappoint|embarrass|exhaust|frighten|relax)ing\\b(?! (?:the|my|our|a|him|her|them|people)\\b)`,
        '$1 $2 $3$4ed',
      ],
      [
        `\\b(people|children|students|they|he|she|workers|teenagers|learners) (feel|feels|felt|get|gets|got|will feel|may feel|often feel) (very |really |so |too |more |quite )?(${BORED})ing\\b`,
        '$1 $2 $3$4ed',
      ],
      [
        "\\b(is|are|am|was|were|be|become|feel|very|not|i'm|really) interesting (in|to) (?=learning|reading|the|music|sports?|history|english|art|playing|science|this|it|studying|cooking|football|books|technology)",
        '$1 interested in ',
      ],
      [
        `\\b(lesson|lessons|book|books|film|films|movie|movies|story|stories|work|job|subject|subjects|game|games|trip|class|classes|result|results|news|city|life|homework) (is|are|was|were|seems|becomes) (very |really |so |too |quite )?(bor|interest|excit|tir|confus|disappoint|surpris|amaz|relax)ed\\b(?! (?:in|by|with|that|to)\\b)`,
        '$1 $2 $3$4ing',
      ],
    ]),
    explain:
      'Người cảm thấy thì dùng -ed (I am bored); sự vật gây ra cảm giác thì dùng -ing (the lesson is boring).',
  },
  {
    id: 'its',
    criterion: 'GRA',
    title: 'its và it’s',
    ...phrases([
      [
        "\\bit's (own|impact|effects?|benefits|population|culture|role|value|price|advantages|disadvantages|economy|citizens|size|drawbacks|history|traditions|importance|purpose|users|quality|customers|environment)\\b(?! (?:that|who|which|is|are)\\b)",
        'its $1',
      ],
      ['\\bits (a|an|the|not|because|been|also|really|so|too)(?= [a-z])(?! much [a-z]+ed)', "it's $1"],
      [
        '\\bits (important|difficult|easy|necessary|good|better|hard|true|clear|impossible|possible|very important|useful|obvious)(?= (?:to|for|that|when|because)\\b|\\s*[.,;])',
        "it's $1",
      ],
    ]),
    explain: 'its nghĩa là “của nó”; it’s là it is hoặc it has.',
  },
  {
    id: 'sound-alike',
    criterion: 'LR',
    title: 'Nhầm từ đọc giống nhau',
    ...phrases([
      [
        "\\bthere (own|parents|lives|families|jobs|future|health|homework|children's|knowledge|opinion|skills|studies|mother|father)\\b",
        'their $1',
      ],
      ['\\btheir (is|are|was|were|has been|have been|will be|should be)\\b', 'there $1'],
      [
        '\\b((?:is|are|was|were|be|much|far) (?:better|worse|bigger|cheaper|higher|lower|faster|easier|older|younger|larger|smaller|stronger|greater|safer|cleaner|taller|longer|shorter|richer|poorer|happier|more [a-z]+|less [a-z]+)) then (?=[a-z])(?!(?:it|they|we|i|he|she|there|the (?:rain|day))\\b)',
        '$1 than ',
      ],
      [
        '\\b(better|worse|bigger|cheaper|higher|lower|faster|easier|older|younger|larger|smaller|stronger|greater|rather|other|more [a-z]+|less [a-z]+|more|less|fewer) then (?=(?:the|a|an|in|they|it|other|others|people|my|before|ever|we|i|he|she|those|\\d+|men|women|going|any|usual|their|his|her|me|him|us|them)\\b)(?!(?:they|it|we|i|he|she) (?:will|can|would|could|have to|should|must)\\b)',
        '$1 than ',
      ],
      [
        '\\b(spend|spends|eat|eats|use|uses|have|has|cost|costs|drink|work|watch|spending|eating|using) to (much|many)\\b',
        '$1 too $2',
      ],
      [
        '\\b(is|are|was|be) to (expensive|difficult|hard|big|small|busy|late|far|dangerous|noisy|crowded|long|short|old|young|high|hot|cold)\\b',
        '$1 too $2',
      ],
      [
        '\\b(is|are|was|were) quiet (good|important|difficult|expensive|easy|different|interesting|big|common|popular|useful|hard|high|cheap|similar|large|small|dangerous|a)\\b',
        '$1 quite $2',
      ],
      [
        '\\b(very|is|more|so|too) quite(?=\\s*(?:[.,;!?]|$)| (?:and|in|at|because|place|room|area|for)\\b)',
        '$1 quiet',
      ],
      [
        '\\beveryday(?=\\s*(?:[.;!?]|$)|, | (?:i|we|they|he|she|people|and|because|to|in|at|for|after|before|when|with)\\b)',
        'every day',
      ],
      [
        '\\bevery day (life|lives|activities|language|routine)\\b(?<!\\b(?:that|and) every day life)',
        'everyday $1',
      ],
      ['\\bevery (body)\\b', 'everybody'],
      [
        '\\b(some|any|no|every) (thing|body)(?= (?:that|is|to|can|about|else|new|in|they|has|will)\\b|\\s*[.,;])',
        '$1$2',
      ],
      ['\\b(any|some) one(?= (?:who|can|is|to|else|will|wants|has)\\b|\\s*[.,;])', '$1one'],
      ['\\b(can|will|to|should|must|not) (?:brake) (the|a|down|up)\\b', '$1 break $2'],
      ['\\b(peace) of (cake|advice|paper|information|furniture|equipment|land|music)\\b', 'piece of $2'],
      ['\\b(a|the|this|that|its|their|important|main|key) (?:roll) (in)\\b', '$1 role $2'],
      ['\\b(weather) or not\\b', 'whether or not'],
      ['\\b(past|passed) the time with\\b', 'pass the time with'],
      ["\\b(much|many|some|more) (?:peoples|people) who's (?=[a-z]+s\\b)", '$1 people whose '],
    ]),
    explain:
      'Hai từ đọc gần giống nhau nhưng nghĩa khác: their/there, than/then, too/to, quite/quiet, every day/everyday.',
  },
];
