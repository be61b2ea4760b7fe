import { type GrammarRule, group } from './grammar-rule.ts';
import { phrases } from './phrases.ts';

const FREQUENCY = '(always|usually|never|sometimes|rarely)';

/** Set phrases and the order of words, as Vietnamese writers often build them. */
export const PHRASE_RULES: readonly GrammarRule[] = [
  {
    id: 'as-than',
    criterion: 'GRA',
    title: 'as … as',
    ...phrases([
      [
        '\\b(as|so) (tall|big|small|good|bad|old|young|fast|easy|difficult|important|expensive|cheap|strong|many|much|well|long|beautiful|useful|happy|hard|busy) than\\b',
        'as $2 as',
      ],
    ]),
    explain: 'So sánh bằng dùng as … as (as tall as); than chỉ đi với so sánh hơn (taller than).',
  },
  {
    id: 'same-with',
    criterion: 'GRA',
    title: 'the same as',
    ...phrases([
      [
        '\\b((?:is|are|was|were|be|looks?|seems?|has|have) (?:not )?(?:nearly |almost |exactly )?the same(?: [a-z]+)?) with (?=(?:mine|yours|ours|theirs|me|you|him|her|us|them|my|your|his|its|our|their|that|what)\\b)',
        '$1 as ',
      ],
    ]),
    explain: 'the same đi với as, similar đi với to (My answer is the same as yours).',
  },
  {
    id: 'for-to',
    criterion: 'GRA',
    title: 'to V chỉ mục đích',
    ...phrases([
      ['\\bfor to ([a-z]+)', 'to $1'],
      ['\\bfor in order to\\b', 'in order to'],
    ]),
    explain: 'Nói mục đích chỉ dùng to V, không thêm for (I came to buy a coat).',
  },
  {
    id: 'lets-to',
    criterion: 'GRA',
    title: 'let’s + V',
    ...phrases([["\\b(let's|let us) to ([a-z]+)", '$1 $2']]),
    explain: 'Sau let’s dùng động từ nguyên mẫu không có to (Let’s go).',
  },
  {
    id: 'age-have',
    criterion: 'GRA',
    title: 'Tuổi dùng be',
    ...phrases([
      [
        '\\b(I) have (\\d{1,2}|[a-z]+teen|twenty|thirty|forty|fifty|twelve|ten) (?:years|ages)(?= ?[.!?]| now\\b)',
        '$1 am $2 years old',
      ],
      [
        '\\b(he|she) has (\\d{1,2}|[a-z]+teen|twenty|thirty|forty|fifty|twelve|ten) (?:years|ages)(?= ?[.!?]| now\\b)',
        '$1 is $2 years old',
      ],
    ]),
    explain: 'Nói tuổi dùng be (I am 20 years old), không dùng have.',
  },
  {
    id: 'in-country-has',
    criterion: 'GRA',
    title: '“Ở … có …” là there is / there are',
    ...phrases([
      [
        '(?<=^|[,;] )(in (?:viet ?nam|hanoi|hue|da nang|asia|europe|japan|my country|nature|life)) (?:has|have) (many|some|a lot of|lots of|several|two|three)\\b',
        '$1 there are $2',
      ],
      [
        '(?<=^|[,;] )(in (?:viet ?nam|hanoi|hue|da nang|asia|europe|japan|nature|life)) (?:has|have) (a|an|one|no)\\b',
        '$1 there is $2',
      ],
    ]),
    explain:
      '“Ở Việt Nam có…” trong tiếng Anh là In Vietnam there are…: nơi chốn không làm chủ ngữ của have.',
  },
  {
    id: 'it-exists',
    criterion: 'GRA',
    title: 'there is / there are',
    ...phrases([
      ['\\bit (?:exists|exist|has existed) (many|some|several|a lot of|two|three)\\b', 'there are $1'],
      ['\\bit (?:exists|exist) (a|an|one|no)\\b', 'there is $1'],
      [
        '\\bit has (many|several|two|three) (people|students|children|reasons|ways|problems) (who|that|to|in)\\b',
        'there are $1 $2 $3',
      ],
    ]),
    explain: 'Nói “có…” dùng there is, there are; it không mở đầu được câu này.',
  },
  {
    id: 'relative-object',
    criterion: 'GRA',
    title: 'Thừa tân ngữ trong mệnh đề quan hệ',
    pattern:
      /\b((?:the|a|an|my|this) (?:book|film|movie|man|woman|person|teacher|friend|house|phone|car|game|story|song|shirt|dress|problem|thing|girl|boy|idea) (?:which|that|who|whom) (?:i|we|they|he|she|you|my [a-z]+)) (bought|met|saw|like|love|read|have|know|found|watched|told|made|chose|want|use|need|hate|visited) (it|him|her|them)(?= (?:is|are|was|were|has|had|can|will|yesterday|last|makes?|helps?)\b| ?[.,;!])/gi,
    explain: 'which, who đã thay cho tân ngữ, nên không thêm it, him, her nữa (the book which I bought).',
    fix: (match) => (/^told$/i.test(match[2] ?? '') ? null : [`${match[1]} ${match[2]}`]),
  },
  {
    id: 'i-and',
    criterion: 'GRA',
    title: 'my friend and I',
    ...phrases([
      ['(?<=^|[,;] |\\b(?:so|because|when|but) )i and (my (?:best |old |close )?[a-z]+)\\b', '$1 and I'],
      [
        '(?<=^|[,;] )(my (?:best |old |close )?[a-z]+) and me (are|were|have|go|went|like|often|usually|always|play|played|live|want|decided)\\b',
        '$1 and I $2',
      ],
    ]),
    explain: 'Khi kể mình cùng người khác làm chủ ngữ, I đứng sau (My friend and I go…); me chỉ làm tân ngữ.',
  },
  {
    id: 'as-concerned',
    criterion: 'LR',
    title: 'as far as I am concerned',
    ...phrases([
      ["^as i(?: am|'m) concerned,", 'As far as I am concerned,'],
      ['\\b(?:so far as|as far) i am concern\\b', 'as far as I am concerned'],
      ['\\bas far as i concern(?:ed)?\\b', 'as far as I am concerned'],
    ]),
    explain: 'Cụm đúng là as far as I am concerned (theo tôi thì…).',
  },
  {
    id: 'first-able',
    criterion: 'LR',
    title: 'first of all',
    ...phrases([
      ['\\bfirst ?able\\b(?! [a-z])', 'first of all'],
      ['\\bfirst(?:able|ably|stly)\\b', 'first of all'],
      ['\\bfirst of the all\\b', 'first of all'],
    ]),
    explain: 'Cụm nối này viết là first of all (trước hết).',
  },
  {
    id: 'how-think',
    criterion: 'GRA',
    title: 'What do you think?',
    ...phrases([
      ['\\bhow do you think (about|of)\\b', 'what do you think $1'],
      ['\\bhow (?:do|did) you (?:feel|think) (?=\\?)', 'what do you think'],
    ]),
    explain: 'Hỏi ý kiến dùng what (What do you think about it?).',
  },
  {
    id: 'frequency-order',
    criterion: 'GRA',
    title: 'Trạng từ tần suất đứng trước động từ',
    ...phrases([
      [
        `(?<=^|[,;] |\\b(?:because|so|and|but) )(i|we|they) (go|eat|get|play|watch|wake|drink|take|study|come) ${FREQUENCY} (?=(?:to|up|by|at|home|with|in|out|on|for|the|my|tv|breakfast|dinner|lunch)\\b)`,
        '$1 $3 $2 ',
      ],
      [
        `(?<=^|[,;] |\\b(?:because|so|and|but) )(he|she|it) (goes|eats|gets|plays|watches|wakes|drinks|takes|studies|comes) ${FREQUENCY} (?=(?:to|up|by|at|home|with|in|out|on|for|the|his|her|tv|breakfast|dinner|lunch)\\b)`,
        '$1 $3 $2 ',
      ],
    ]),
    explain:
      'always, usually, never… đứng trước động từ thường (I always go by bus), sau be (I am always late).',
  },
  {
    id: 'surprise-adjective',
    criterion: 'LR',
    title: 'Tính từ -ed và -ing',
    pattern:
      /\b(i|we|they|he|she|it|this|that|people|[a-z]+) (am|is|are|was|were|feel|felt) (very|so|really|too|quite) (surprise|interest|bore|excite|worry|disappoint|tire|confuse|frighten|relax|embarrass|satisfy)\b(?! of)/gi,
    explain:
      'Sau be cần tính từ: người cảm thấy thì -ed (I was surprised), vật gây cảm giác thì -ing (It is interesting).',
    fix(match) {
      const word = group(match, 4);
      const stem = word.replace(/e$/, '');
      const ed = word === 'worry' ? 'worried' : word === 'satisfy' ? 'satisfied' : `${stem}ed`;
      const ing = `${stem}ing`;
      const isThing = /^(?:it|this|that)$/.test(group(match, 1));
      const lead = `${match[1]} ${match[2]} ${match[3]}`;
      return isThing ? [`${lead} ${ing}`] : [`${lead} ${ed}`, `${lead} ${ing}`];
    },
  },
  {
    id: 'thanks-you',
    criterion: 'GRA',
    title: 'thank you, thanks',
    ...phrases([
      ['\\bthanks you\\b', 'thank you'],
      ['(?<=^|[,;.] )thank for (?=(?:your|the|you|all|coming|helping|reading)\\b)', 'thank you for '],
    ]),
    explain: 'Nói cảm ơn là thank you for… hoặc thanks for…',
  },
  {
    id: 'very-past-verb',
    criterion: 'LR',
    title: 'very không đứng trước động từ',
    ...phrases([
      [
        '(?<=^|[,;] |\\b(?:because|so|and|but) )(i|we|they|he|she) (?:very|so) (enjoyed|liked|loved|hated|wanted|missed|enjoy|miss|appreciate|appreciated) ((?:it|them|him|her|you|this [a-z]+|that [a-z]+|my [a-z]+|the [a-z]+)(?= ?[.,;!]| when| because| and|$))',
        '$1 $2 $3 very much',
      ],
    ]),
    explain:
      'very, so không đứng trước động từ: dùng very much sau tân ngữ (I enjoyed it very much) hoặc really trước động từ.',
  },
  {
    id: 'the-my',
    criterion: 'GRA',
    title: 'Không dùng hai từ hạn định',
    ...phrases([
      [
        '\\b(?:the|a|this) (my|our|their|his|your) (family|friends?|mother|father|parents|school|class|house|country|city|teacher|brother|sister|room|life|job|opinion|company|village)\\b',
        '$1 $2',
      ],
      ['\\bmy a friend\\b', 'a friend of mine', 'my friend'],
    ]),
    explain: 'Trước danh từ chỉ có một từ hạn định: my family, không phải the my family.',
  },
  {
    id: 'depend-without-on',
    criterion: 'GRA',
    title: 'depend on',
    ...phrases([
      [
        '\\b(depend|depends|depended) (my|your|his|our|their|the (?:weather|situation|person|price|place|time|people|job|teacher|city|country|school|government|family|amount|number)|each|money|many things|many factors)\\b(?! says?| said)',
        '$1 on $2',
      ],
      ['\\b(depend|depends|depended) (?:of|in|to|at) (?!(?:course|fact|turn|part|all|least)\\b)', '$1 on '],
    ]),
    explain: 'depend đi với on (It depends on my family).',
  },
];
