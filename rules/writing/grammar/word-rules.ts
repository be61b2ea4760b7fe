import type { GrammarRule } from './grammar-rule.ts';
import { phrases } from './phrases.ts';

/** Words and set phrases carried over from Vietnamese. */
export const WORD_RULES: readonly GrammarRule[] = [
  {
    id: 'very-verb',
    criterion: 'LR',
    title: 'very không đứng trước động từ',
    ...phrases([
      [
        '\\b(i|we|they|you|he|she|people|children|students|parents|teenagers) (?:am |is |are )?very (like|love|want|enjoy|hope|agree|need|hate|appreciate|respect|admire)(s?)\\b(?<!like(?= (?:their|my|his|her|our|each)))',
        '$1 really $2$3',
      ],
      [
        '\\b(i|we|they|he|she) (?:so|too) (like|love|enjoy|hate)(s?) (?=the|it|my|this|to|[a-z]+ing)',
        '$1 really $2$3 ',
      ],
    ]),
    explain: 'very không đứng trước động từ: viết “I really like…” hoặc “I like … very much”.',
  },
  {
    id: 'make-do',
    criterion: 'LR',
    title: 'Kết hợp từ với make, do, take',
    ...phrases([
      [
        '\\bdo (a mistake|mistakes|many mistakes|a decision|decisions|an effort|efforts|money|friends with|noise|a choice|choices|a plan|plans|a mess|an appointment|a difference|progress|a suggestion|a complaint|a living|an impression)\\b',
        'make $1',
      ],
      [
        '\\b(?:does|did) (a mistake|mistakes|a decision|an effort|money|noise|a choice|progress)\\b(?! (?:bother|make|matter|help|cause|come|mean|affect|disturb)\\b)',
        'made $1',
        'makes $1',
      ],
      [
        '\\bdoing (a mistake|mistakes|a decision|decisions|an effort|money|friends|noise|progress)\\b',
        'making $1',
      ],
      [
        '\\bmake (?:a )?(homework|my homework|their homework|housework|the housework|exercise|research|volunteer work|business|the shopping|the cooking|the cleaning|the dishes|harm)\\b(?! (?:easier|fun|more|less|a|plans|partner|harder|possible)\\b)',
        'do $1',
      ],
      [
        '\\b(?:makes) (homework|his homework|her homework|housework|exercise|research|harm)\\b(?! (?:easier|fun|more|less)\\b)',
        'does $1',
      ],
      [
        '\\bmaking (homework|their homework|my homework|housework|exercise|research|volunteer work)\\b',
        'doing $1',
      ],
      ['\\b(?:make|do) (?:a )?(photos?|pictures?) of\\b', 'take $1 of'],
      ['\\b(?:do|make) a (party|barbecue)\\b', 'have a $1'],
      ['\\b(do|make) (crimes?|a crime)\\b', 'commit $2'],
      ['\\b(?:makes?|do|does) (?:a )?(pollution)\\b', 'cause $1'],
      [
        '\\b(learn|learns|study|studies|learning|studying) (?:more |a lot of |much |many |new |the )?knowledges?\\b',
        'gain knowledge',
      ],
      [
        '\\b(?:open|opens) (?:the )?(tv|television|light|lights|fan|air conditioner|computer|air-conditioner)\\b',
        'turn on the $1',
      ],
      [
        '\\b(?:close|closes) (?:the )?(tv|television|light|lights|fan|air conditioner|computer|air-conditioner)\\b',
        'turn off the $1',
      ],
      ['\\b(?:drink|drinks|eat|eats) (medicine|pills|vitamins|vaccine)\\b', 'take $1'],
      ['\\b(say|says) (me|him|us|them) (that|to|about|the|how)\\b', 'tell $2 $3'],
      ['\\bsaid (me|him|her|us|them) (that|to|about|the|how)\\b', 'told $1 $2'],
      ['\\b(?:speak|speaks|say|says) (?:a )?(lies|lie|the truth)\\b', 'tell $1'],
      [
        '\\b(?:say|talk|speak) (english|vietnamese|chinese|french)(?= (?:well|fluently|every|with|in|better)\\b|\\s*[.,;])',
        'speak $1',
      ],
      [
        '\\b(?:has|have) (?:a )?(bad|good|negative|positive|big|great|huge) (influences?|impacts?|effects?) with\\b',
        'have a $1 $2 on',
      ],
      ['\\b(rise|rises) up (the|their|our|your) (awareness|salary|price|prices|money)\\b', 'raise $2 $3'],
      [
        "\\b(?:rise|rising) (people's awareness|awareness|the awareness|public awareness|money)\\b",
        'raise $1',
      ],
      ['\\b(?:up|increase|improve) (?:the |their |my |our )?level of (english)\\b', 'improve $1'],
      ['\\b(?:catch|catches) up (?:the )?(trend|trends)\\b', 'keep up with $1'],
      ['\\b(?:play|plays|playing) (facebook|internet|phone|the internet|smartphones?)\\b', 'use $1'],
      ['\\b(?:pay|pays|paying) attention (?:on|in|for|about)\\b', 'pay attention to'],
    ]),
    explain:
      'Từ này không đi với danh từ đó: make a mistake, do homework, take medicine, gain knowledge, turn on the light.',
  },
  {
    id: 'nowadays',
    criterion: 'LR',
    title: 'nowadays',
    ...phrases([
      ['\\bin nowadays\\b', 'nowadays'],
      ['\\bnowaday\\b', 'nowadays'],
      ['\\bnow a days\\b|\\bnow a day(?=,)', 'nowadays'],
      ['\\bin (?:the )?today\\b(?=,)', 'today'],
      ['\\bin today(?:s)? (life|society|world)\\b', "in today's $1"],
      ['\\bin the modern nowadays\\b', 'nowadays'],
    ]),
    explain: 'Viết nowadays, liền một từ, có s và không có in.',
  },
  {
    id: 'by-this-way',
    criterion: 'LR',
    title: 'Cụm nối chưa đúng',
    ...phrases([
      ['\\bby (this|that) way\\b', 'in $1 way'],
      ['\\bby (these|those) ways?\\b', 'in $1 ways'],
      ['^beside,', 'Besides,'],
      ['^beside (that|this),?', 'Besides $1,'],
      [
        '\\b(?:in|on) other hand\\b|\\bin the other hand\\b|\\bon the other hands\\b|\\bin another hand\\b',
        'on the other hand',
      ],
      ['\\bin the one hand\\b|\\bin one hand(?=,)', 'on the one hand'],
      ['^so that,', 'Therefore,'],
      ['^in the contrast,?', 'In contrast,'],
      ['^on the contrast,?', 'In contrast,'],
      ['\\bfor (?:the )?examples?(?=,)(?<!\\bfor example)', 'for example'],
      ['\\bin addition to,', 'in addition,'],
      ['\\bin the conclusion\\b', 'in conclusion'],
      ['\\bto conclusion\\b', 'to conclude', 'in conclusion'],
      ['\\bas the result(?=,)', 'as a result'],
      ['\\bin the result(?=,)', 'as a result'],
      ['\\bto sum(?:mary)?(?=,)', 'to sum up'],
      ['\\bat the first(?=,)', 'at first', 'first'],
      ['^(?:the )?last(?: but not least)? reason(?=,)', 'Finally'],
      ['\\band etc\\b', 'etc'],
    ]),
    explain: 'Cụm nối chưa đúng: in this way, besides, on the other hand, in contrast, in conclusion.',
  },
  {
    id: 'according-to-me',
    criterion: 'LR',
    title: 'in my opinion',
    ...phrases([
      [
        '\\b(?:according to|follow(?= my|\\s+me, (?:i|the|we|it|this|there)\\b)) (?:me|my opinion|my view|my point of view)\\b',
        'in my opinion',
      ],
      // "Followed by my opinion": it means "theo tôi" only at the start of a clause.
      [
        '(?<=^["“]?|[,;] |\\b(?:and|but|so|because) )(?:on|as|for|with|to|by|at) my opinion\\b',
        'in my opinion',
      ],
      ['\\bin my point of views?\\b', 'from my point of view', 'in my opinion'],
      ['\\b(?:in|on) my (?:thinking|thought|side|idea)(?=,| [a-z]+ )', 'in my opinion'],
      ['\\b(?:in|from|on) my perspectives? view\\b', 'from my perspective'],
      ['\\bfrom my opinion\\b', 'in my opinion'],
    ]),
    explain:
      '“Theo tôi” là in my opinion hoặc from my point of view; according to chỉ dùng cho người khác, nguồn khác.',
  },
  {
    id: 'opinion-twice',
    criterion: 'LR',
    title: 'Nêu ý kiến hai lần',
    ...phrases([
      [
        '\\b(?:in my opinion|from my point of view|in my view|for me),? i (?:think|believe|feel) (?:that )?',
        'I think ',
        'in my opinion, ',
      ],
      ['\\bi think that in my opinion\\b', 'in my opinion'],
      ['\\bi (?:think|believe) that i (?:think|believe)\\b', 'I think'],
    ]),
    explain: 'In my opinion và I think nói cùng một ý: chỉ giữ một.',
  },
  {
    id: 'reason-because',
    criterion: 'LR',
    title: 'the reason is that',
    ...phrases([
      [
        '\\b(the (?:main |first |second |last )?reasons? (?:why [^.,;]{3,60} )?(?:is|are)) because\\b',
        '$1 that',
      ],
      ['\\bthe reason why is\\b', 'the reason is'],
      ['\\b(the (?:main )?reasons?) (?:because|why because)\\b', '$1 why'],
    ]),
    explain: 'Viết the reason is that…, vì reason đã mang nghĩa “vì”.',
  },
  {
    id: 'redundant-word',
    criterion: 'LR',
    title: 'Thừa từ cùng nghĩa',
    ...phrases([
      ['\\b(?<!\\bnot )(repeat|repeats|repeated) again\\b', '$1'],
      ['\\b(raise|raises|raised|increase|increases|increased) up\\b(?! to)', '$1'],
      ['\\bmore and more (increase|increasing|increased)\\b', '$1'],
      ['\\b(the future) ahead\\b', '$1'],
      ['\\b(is|are|was|were) called as\\b', '$1 called'],
      [',? how to say,', ','],
      ['\\bso on and so on\\b', 'so on'],
      ['\\band so on\\.{2,}', 'and so on.'],
      ['\\bvery (excellent|perfect|wonderful|essential|huge|fantastic|terrible)\\b', '$1'],
      ['\\b(can) be able to\\b', '$1'],
      [
        '\\b(return|combine|connect|join) (?:back )?together\\b(?! with)(?<=return together|combine together|join together)',
        '$1',
      ],
      ['\\b(still) (?:continue|continues) to\\b', '$1'],
      ['\\b(a|the) (?:first|initial) (beginning)\\b', '$1 $2'],
    ]),
    explain: 'Hai từ nói cùng một nghĩa: bỏ bớt một từ.',
  },
];
