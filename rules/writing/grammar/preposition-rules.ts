import type { GrammarRule } from './grammar-rule.ts';
import { phrases } from './phrases.ts';
import { MODAL } from './places.ts';

const days = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const months = '(?:january|february|april|june|july|august|september|october|november|december)';
const object = '(?:the|a|an|my|our|their|his|her|your|this|these|that|many|some|it|them|us|me)';

/** Extra, missing or wrong prepositions. */
export const PREPOSITION_RULES: readonly GrammarRule[] = [
  {
    id: 'verb-extra-preposition',
    criterion: 'LR',
    title: 'Thừa giới từ sau động từ',
    ...phrases([
      ['\\b(discuss|discusses|discussed|discussing) about\\b', '$1'],
      ['\\b(mention|mentions|mentioned|mentioning) about\\b', '$1'],
      ['\\b(emphasi[sz](?:e|es|ed|ing)) on\\b', '$1'],
      [
        `\\b(affect|affects|affected|affecting) (?:to|on|in) (?=${object}|people|children|health|students|society|young)`,
        '$1 ',
      ],
      ['\\b(affect|affects|affected|affecting) (?:to|on)\\b', '$1'],
      [
        '\\b(enter|enters|entered|entering) (?:to|into|in) ((?:the |a |my )?(?:university|school|college|class|room|company))\\b',
        '$1 $2',
      ],
      [
        '(?<=\\b(?:to|can|could|will|should|must|not|i|we|they|you|people|and|by|he|she) )(contact|contacts|contacted|contacting) with (me|us|them|him|her|my|their|people|other)\\b',
        '$1 $2',
      ],
      [
        '\\b(face|faces|faced|facing) (?:with|to) (?=many|a|the|some|these|difficult|problems?|challenges)',
        '$1 ',
      ],
      ['\\b(reach|reaches|reached|reaching) to (?=the|a|my|our|their|school|home)', '$1 '],
      [
        '\\b(attend|attends|attended|attending) (?:to|in|at) (?=school|class|classes|university|a|the|college)',
        '$1 ',
      ],
      ['\\b(onMessage|obeys|obeyed) to\\b', '$1'],
      [
        '\\b(request|requests|requested|demand|demands|demanded) for (?=the|a|more|some|help) ?(?=[a-z]+ from)',
        '$1 ',
      ],
      [
        `\\b(?<!\\b(?:due|owing|thanks|leads?|led|related|according|attributed|contributes?|contributed) )(${MODAL}|to|not) (access|approach|lack|contact|answer) (?:to|of|with) `,
        '$1 $2 ',
      ],
      ['\\b(people|they|we|i|students|children|you|families|countries|many) lack of\\b', '$1 lack'],
      ['\\b(he|she|it|who|which) lacks of\\b', '$1 lacks'],
      ['\\b(cope|copes|coped|coping) up with\\b', '$1 with'],
      ['\\b(return|returns|returned|come back|came back|go back|went back) (?:back )?to home\\b', '$1 home'],
      ['\\b(return|returns|returned) back\\b', '$1'],
      ['\\bby (?:my|his|her|their|our) (motorbike|bus|car|bike|bicycle|train|taxi|motorcycle)\\b', 'by $1'],
      [
        '\\b(go|goes|went|going|come|comes|came|get|gets|got) to (home|abroad|there|here|downtown|overseas)\\b(?! (?:countries|students|markets|workers))',
        '$1 $2',
      ],
      ['\\b(go|goes|went|going) to (shopping|swimming|camping|fishing|jogging|sightseeing)\\b', '$1 $2'],
      [
        '\\b(study|studies|studied|studying|live|lives|work|works|travel|travels|go|working|living) (?:in|at|to) (abroad|oversea|overseas)\\b',
        '$1 abroad',
      ],
    ]),
    explain:
      'Động từ này đi thẳng với tân ngữ, không cần giới từ (discuss a problem, affect people, go home, study abroad).',
  },
  {
    id: 'marry-with',
    criterion: 'LR',
    title: 'marry, get married to',
    ...phrases([
      ['\\b(marry|marries) with (?!children|kids|two|three)', '$1 '],
      [
        '\\b((?:is|are|was|were|am|get|gets|got|be|been|getting) married) with (?!children|kids|two|three|four|one|no|a child)',
        '$1 to ',
      ],
      [
        '(?<!\\b(?:is|are|was|were|am|get|gets|got|be|been|getting|having) )\\bmarried with (?=(?:a|an|his|her|my|him|me) )(?!a child)',
        'married ',
      ],
    ]),
    explain: 'marry đi thẳng với tân ngữ (marry someone); trạng thái là be/get married to someone.',
  },
  {
    id: 'explain-me',
    criterion: 'LR',
    title: 'explain/suggest something to someone',
    ...phrases([
      [
        '\\b(explain|explains|explained) (me|us|them|him|her) (the|a|an|how|what|why|about|that|some|your)\\b',
        '$1 to $2 $3',
      ],
      ['\\b(suggest|suggests|suggested) me to\\b', '$1 that I'],
      ['\\b(suggest|suggests|suggested) us to\\b', '$1 that we'],
      ['\\b(suggest|suggests|suggested) him to\\b', '$1 that he'],
      ['\\b(suggest|suggests|suggested) her to\\b', '$1 that she'],
      ['\\b(suggest|suggests|suggested) them to\\b', '$1 that they'],
      ['\\b(suggest|suggests|suggested) (me|us) (the|a|an|how|what|some|that)\\b', '$1 to $2 $3'],
    ]),
    explain:
      'explain và suggest không đi thẳng với người: viết explain something to me, suggest that we stay.',
  },
  {
    id: 'wrong-preposition',
    criterion: 'LR',
    title: 'Sai giới từ',
    ...phrases([
      ['\\b(depend|depends|depended|depending) (?:of|in|to|by)\\b', '$1 on'],
      ['\\b(?<!are |is )(dependent) (?:of|in|to)\\b', '$1 on'],
      ['\\binterested (?:on|about|with|for|to)\\b', 'interested in'],
      ['\\bresponsible (?:of|about|to do)\\b', 'responsible for'],
      ['\\bsimilar (?:with|as|like) (?!regard|respect)', 'similar to '],
      [
        '(?<!\\b(?:things|everything|life|it) (?:is|are|was) (?:very )?)\\bdifferent (?:with|of) (?=(?:the|a|my|our|other|others|each|in|what|it|them|those|that)\\b)',
        'different from ',
      ],
      ['\\bcapable (?:to|for)\\b', 'capable of'],
      // Only the verb, as in "It benefits for people"; the noun "benefits for people" is correct.
      [
        '(?<=\\b(?:it|this|that|which|can|will|may|also|could|to) )(benefit|benefits) for (?=people|children|students|us\\b)',
        '$1 ',
      ],
      [
        '\\b(good|bad|excellent|better) (?:in|on) (english|math|maths|sports?|science|drawing|cooking|singing|speaking|playing|communication|football|writing|swimming|computers)\\b',
        '$1 at $2',
      ],
      [
        '\\b(listen|listens|listened|listening) (music|radio|songs|english|podcasts|the teacher|the radio|my teacher|my parents|teachers|their parents|me|him|her|us|them)\\b',
        '$1 to $2',
      ],
      [
        '\\b(wait|waits|waited|waiting) (the bus|my friend|him|her|them|me|you|us|a bus|the train)\\b',
        '$1 for $2',
      ],
      ['\\b(participate|participates|participated|participating) (?:to|on|at)\\b', '$1 in'],
      [
        '\\b(participate|participates|participated|participating) (the|a|an|many|some|social|sports|activities|this|these|extracurricular|volunteer)\\b',
        '$1 in $2',
      ],
      ['\\b(take|takes|took|taking) part (?:to|at|on)\\b', '$1 part in'],
      [
        '\\b(contribute|contributes|contributed|contributing) (?:for|in|on) (?=the|a|our|their|society|this|economic|his|her|my)',
        '$1 to ',
      ],
      ['\\b(consist|consists|consisted) (?:from|by|on)\\b', '$1 of'],
      [
        '\\b(consist|consists|consisted) in (?=\\d|two|three|four|five|six|seven|eight|nine|ten|many|several)',
        '$1 of ',
      ],
      [
        '\\b(concentrate|concentrates|concentrated|focus|focuses|focused|focusing|concentrating) (?:in|to|at|about|into)\\b(?! (?:the (?:future|morning|evening|afternoon|end|last|classroom|library|same|first|office)|a (?:noisy|quiet|library|room)|night|all|first|home|school|work|class|least|noise|such|this way|these|that)\\b)',
        '$1 on',
      ],
      [
        '\\b(spend|spends|spent|spending) ((?:a lot of |lots of |much |more |too much |their |my |our |most of their |so much )?(?:time|money)) (?:for|in|to) (?=the |a |games?\\b|social|video|studying|learning|books|clothes|food|it\\b|their |my )(?!the (?:right|wrong|best|same|long|short|first|past|last|end|future|morning|evening|afternoon|park|city|library|countryside|house|office|summer|same)|a (?:library|park|good|happy|place|room|city|country|queue))',
        '$1 $2 on ',
      ],
      [
        '\\b(agree|agrees|agreed|disagree|disagrees) (?:to|about) (this|that|the) (opinion|idea|view|statement|point of view)\\b',
        '$1 with $2 $3',
      ],
      ['\\b(worry|worries|worried|worrying) (?:of|to|with)\\b', '$1 about'],
      ['\\b(complain|complains|complained|complaining) (?:on|with) (?=the|their|noise)', '$1 about '],
      ['\\b(suffer|suffers|suffered|suffering) (?:with|by|of)\\b', '$1 from'],
      [
        '\\b(prevent|prevents|prevented|stop|stops|stopped) (people|children|them|us|students|him|her|drivers) (?:to|of) ',
        '$1 $2 from ',
      ],
      [
        '\\b(impact|effect|influence) (?:to|for|in) (?=(?:the|our|their|my|people|children|students|society|human|health|young|us|his|her)\\b)(?!the (?:long|short|end|past|future|same|first|last|name|way))',
        '$1 on ',
      ],
      ['\\b(reason) of (?=this|that|the problem|these|why)', '$1 for '],
      [
        '\\b(solution|solutions) (?:of|for) (?=this problem|these problems|the problem|that problem)',
        '$1 to ',
      ],
      [
        '\\b(increase|decrease|rise|fall|drop) of (?=\\d|ten|twenty|fifty)(?=\\d+ (?:people|students|cars))',
        '$1 in ',
      ],
      [
        '\\b(proud|afraid|aware|full|tired) (?:with|about|for|on|to) (?=the|my|our|their|his|her|this|it\\b|them)',
        '$1 of ',
      ],
      [
        '\\b(familiar|popular|satisfied|bored|angry) (?:of|to|about) (?=(?:the|my|our|their|young|this|children|students|people|it|them|english) ?)(?!the (?:way|fact))',
        '$1 with ',
      ],
      [
        '\\b(famous|suitable|ready|necessary) (?:with|about|of) (?=the|its|their|my|our|beautiful|delicious|all|people|children|everyone)',
        '$1 for ',
      ],
      ['\\bin (?:the )?(conclude)\\b', 'in conclusion'],
      ['\\b(look|looks|looked|looking) forward (?:on|for|in)\\b', '$1 forward to'],
      [
        '\\b(arrive|arrives|arrived|arriving) to (?=the (?:station|airport|hotel|school|office|bus))',
        '$1 at ',
      ],
      ['\\b(arrive|arrives|arrived|arriving) to\\b', '$1 in'],
      ['\\bunder the (?:view|opinion) of\\b', 'in the opinion of'],
      [
        '\\b(congratulate|congratulates|congratulated) (him|her|them|you|me|us) (?:for|about|with)\\b',
        '$1 $2 on',
      ],
      [
        '\\b(graduate|graduates|graduated|graduating) (university|college|high school|school|the university|my university)\\b',
        '$1 from $2',
      ],
      [
        '\\b(search|searches|searched|searching) (information|jobs?|a job|the information|documents)\\b',
        '$1 for $2',
      ],
      ['\\b(rely|relies|relied|relying) (?:to|in|of|with)\\b', '$1 on'],
      ['\\b(apply|applies|applied|applying) (a job|jobs|this job|a position)\\b', '$1 for $2'],
      ['\\b(care|cares|cared|caring) (?:to|with) (?=(?:the|our|their|my|other) )', '$1 about '],
      ['\\b(compare|compares|compared|comparing) (?:than|from)\\b', '$1 with'],
      [
        '\\bbecause (?=(?:the (?:lack|rain|noise|traffic|weather|cost|price|heat|increase|development|pollution|pandemic|convenience) of |of of|air pollution[.,;]|the (?:rain|noise|traffic|weather|heat|pandemic)[.,;]))(?!the [a-z]+ of [^.,;]{1,40} (?:is|are|was|were|has|have|can|will|may)\\b)',
        'because of ',
      ],
    ]),
    explain:
      'Giới từ chưa đúng. Mỗi từ đi với một giới từ riêng: depend on, interested in, good at, listen to, spend time on, effect on…',
  },
  {
    id: 'time-preposition',
    criterion: 'GRA',
    title: 'Giới từ chỉ thời gian',
    ...phrases([
      [`\\b(?:in|at) (${days})s?\\b`, 'on $1'],
      [
        `\\b(?:on|at) (${months})(?=\\s*(?:[.,;!?]|$)| (?:19|20)\\d\\d| (?:and|because|when|every)\\b)`,
        'in $1',
      ],
      [
        '\\b(?:on|at) ((?:19|20)\\d\\d)(?=\\s*(?:[.,;]|$)| (?:the|and|i|we|they|people|there|to|it|when)\\b)',
        'in $1',
      ],
      ['\\bin (?:the )?weekends?\\b', 'at the weekend', 'on weekends'],
      ['\\b(?:in|on) (?:the )?(noon|midnight|lunchtime)\\b', 'at $1'],
      ['\\bat (?:the )?(morning|afternoon|evening)\\b', 'in the $1'],
      [
        '\\b(?:in|on) this (morning|afternoon|evening|week|month|year)\\b(?=\\s*[.,;]|$| (?:i|we|they)\\b)',
        'this $1',
      ],
      [
        '\\b(?:in|on|at) the (last|next) (sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b(?! of)',
        '$1 $2',
      ],
      [
        '(?<!\\b(?:come|comes|came|move|moves|moved|hand|drop|get|check|go|goes|went|moving|coming) )\\b(?:in|on|at) (last|next|every) (week|month|year|day|night|summer|weekend|morning|monday|sunday)\\b(?! of)',
        '$1 $2',
      ],
      ['\\bin (\\d+|two|three|four|five|ten|many|several) (years|months|days|weeks) ago\\b', '$1 $2 ago'],
      [
        '\\b(since) (two|three|four|five|six|seven|ten|many|several|\\d{1,2}) (years|months|days|weeks)\\b(?! ago)',
        'for $2 $3',
      ],
    ]),
    explain:
      'Thứ trong tuần dùng on, tháng và năm dùng in, giờ dùng at; last, next, this, every không có giới từ.',
  },
  {
    id: 'last-years',
    criterion: 'LR',
    title: 'in recent years',
    ...phrases([
      ['\\bin (?:the )?last years\\b(?! of)', 'in recent years', 'in the last few years'],
      ['\\bin recently(?: years?)?\\b', 'in recent years', 'recently'],
      ['\\bin (?:the )?recent (?:time|year)\\b', 'in recent years'],
      ['\\bthese recent years\\b', 'in recent years'],
    ]),
    explain: 'Nói về thời gian gần đây: in recent years hoặc in the last few years.',
  },
];
