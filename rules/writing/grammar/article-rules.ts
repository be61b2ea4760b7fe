import { before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, PLURAL_OF } from './lexicon.ts';
import { phrases } from './phrases.ts';
import { NOUN_ENDS } from './places.ts';

const JOB =
  'student|teacher|doctor|nurse|engineer|lawyer|farmer|driver|worker|singer|actor|businessman|scientist|manager|secretary|journalist|pilot|artist|writer|waiter|volunteer|tour guide|housewife|freelancer';
const vowelSoundException = '(?:uni(?!n|m)|use|usu|util|uti|eu|ew|one\\b|once\\b|ubi|ura|uro|oui)';
const an = (word: string): string =>
  /^(?!uni[^nm]|use|usu|eu|one)(?:[aeiou]|hour|honest)/.test(word) ? 'an' : 'a';

/** Articles: a, an, the, or none. */
export const ARTICLE_RULES: readonly GrammarRule[] = [
  {
    id: 'missing-article',
    criterion: 'GRA',
    title: 'Thiếu a, an, the trước danh từ số ít',
    pattern: new RegExp(
      `\\b(is|was|be|become|becomes|became|has|have|had|play|plays|played|find|finds|get|gets|got|buy|as|need|needs|want|wants|make|makes|making|cause|causes|live in|living in|work in|lives in|works in|having|with|become|give|gives|provide) (very |really |such |too )?([a-z-]+) ([a-z]+)\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain:
      'Danh từ đếm được số ít cần a, an hoặc the đứng trước (is an important problem, find a good job).',
    fix(match) {
      const [verb, very, adjective, noun] = [
        group(match, 1),
        group(match, 2),
        group(match, 3),
        group(match, 4),
      ];
      if (!ADJECTIVES.has(adjective) || !PLURAL_OF.has(noun)) return null;
      if (/^(?:reason|company)$/.test(noun) && adjective === 'good') return null;
      if (/^(?:school|university|class|college|prison|library|family)$/.test(noun) && verb === 'with')
        return null;
      // "Better job security", "what good method there is": the article may come earlier.
      if (/\b(?:no|any|what|whatever|which) $/.test(before(match))) return null;
      if (
        /^(?:long|full|high|low|more|other|young|general|better|better|public|special)$/.test(adjective) &&
        /^(?:as|with)$/.test(verb)
      )
        return null;
      const phrase = `${very}${adjective} ${noun}`;
      return [
        `${match[1]} ${very === 'such ' ? `such ${an(adjective)} ${adjective} ${noun}` : `${an(phrase)} ${phrase}`}`,
      ];
    },
  },
  {
    id: 'job-without-article',
    criterion: 'GRA',
    title: 'Nghề nghiệp cần a/an',
    pattern: new RegExp(
      `\\b(am|is|was|be|become|becomes|became|i'm|he's|she's|(?:works?|worked|working) as) (${JOB})\\b${NOUN_ENDS}(?! of\\b)`,
      'gi',
    ),
    explain: 'Nói nghề nghiệp của một người cần a/an (I am a student, she works as a nurse).',
    fix: (match) => [`${match[1]} ${an(group(match, 2))} ${match[2]}`],
  },
  {
    id: 'missing-the',
    criterion: 'GRA',
    title: 'Thiếu the trong cụm cố định',
    ...phrases([
      [
        '\\b(at|in|have|has|do|does|are|is|of|with) same (time|way|place|age|school|class|problem|opinion|idea|job|thing|mistake|level|house|room|reason)\\b',
        '$1 the same $2',
      ],
      [`\\b(in|around|over|all over|of|across) world${NOUN_ENDS}`, '$1 the world'],
      [
        '\\b(in|to|from) countryside\\b(?! (?:inhabitants|areas|people|residents|life|schools))',
        '$1 the countryside',
      ],
      ['\\b(in|to|from) (usa|uk|united states|united kingdom|netherlands|philippines)\\b', '$1 the $2'],
      [
        `\\b(go|goes|went|going|come|comes|walk|walked) to (park|beach|cinema|gym|supermarket|library|museum|zoo|mall|market|bank|airport|restaurant|doctor|dentist|countryside|hospital)\\b${NOUN_ENDS}`,
        '$1 to the $2',
      ],
      [
        `\\b(protect|pollute|save|harm|damage|affect|destroy|for|on|to) environment\\b${NOUN_ENDS}`,
        '$1 the environment',
      ],
      [
        `\\b(use|uses|using|used|on|through|via|from|access|surf|surfing) internet\\b${NOUN_ENDS}`,
        '$1 the internet',
      ],
      [
        '\\b(in|by) (?:the )?internet\\b(?= ?(?:[.,;]|and\\b|to\\b|because\\b|every\\b|when\\b|$))',
        'on the internet',
      ],
      [
        '(?<=^["“]?|[,;] |\\b(?:because|that|think|believe) )government (should|must|can|needs to|has to)\\b',
        'the government $1',
      ],
      ['\\bfor long time\\b', 'for a long time'],
      ['\\b(?<!a |the |an )(few) years ago\\b', 'a few years ago'],
      [
        '\\bin (morning|afternoon|evening)\\b(?! (?:class|course|courses|classes|meals|activities|news|light|shows|lessons|sessions|hours|traffic|dress))',
        'in the $1',
      ],
      ['\\bon other hand\\b', 'on the other hand'],
    ]),
    explain:
      'Cụm này luôn có mạo từ (at the same time, in the world, protect the environment, go to the park).',
  },
  {
    id: 'extra-the',
    criterion: 'GRA',
    title: 'Thừa the',
    ...phrases([
      [
        `(?<!\\b(?:of|in) the time )\\bthe (vietnam|japan|china|england|america|asia|europe|france|germany|korea|thailand|singapore|hanoi|australia|canada|india)(?=\\s*(?:[.,;!?]|$)| (?:is|are|has|have|and|was|were|will|should|can|to|for|because)\\b)`,
        '$1',
      ],
      ['\\b(go|goes|went|going|come|comes) to the home\\b', '$1 home'],
      ['\\bin the nowadays\\b', 'nowadays'],
      [
        '\\b(play|plays|playing|played) the (football|badminton|tennis|volleyball|basketball|chess|games|sports?|video games)(?=\\s*(?:[.,;!?]|$)| (?:with|and|in|every|at|after|because|to)\\b)',
        '$1 $2',
      ],
      [
        '\\b(have|has|had|eat|eats) the (breakfast|lunch|dinner)(?=\\s*(?:[.,;!?]|$)| (?:with|and|in|at|every|together)\\b)',
        '$1 $2',
      ],
      [
        '\\b(study|learn|speak|studying|learning|speaking|studies|learns|speaks) the (english|french|vietnamese|chinese|maths?)(?=\\s*(?:[.,;!?]|$)| (?:with|and|in|at|every|because|to|well)\\b)',
        '$1 $2',
      ],
    ]),
    explain: 'Tên nước, tên môn học, tên môn thể thao, bữa ăn không có the (in Vietnam, play football).',
  },
  {
    id: 'a-before-vowel',
    criterion: 'GRA',
    title: 'an trước nguyên âm',
    pattern: new RegExp(`(?:\\ba|^A) (?!${vowelSoundException})([aeiou][a-z]{2,}|hours?\\b|honest\\b)`, 'g'),
    explain: 'Trước âm nguyên âm dùng an (an important job).',
    fix: (match) => [`an ${match[1]}`],
  },
  {
    id: 'an-before-consonant',
    criterion: 'GRA',
    title: 'a trước phụ âm',
    pattern:
      /(?:\ban|^An) ((?:(?!hour|hon(?:est|or|our)|heir|herb)[bcdfghjklmnpqrstvwyz][a-z]*[aeiouy][a-z]*|(?:uni[cfotv]|use|usu|eur)[a-z]+|one\b))/g,
    explain: 'Trước âm phụ âm dùng a (a student, a university).',
    fix: (match) => [`a ${match[1]}`],
  },
];
