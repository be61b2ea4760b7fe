import type { EssayText } from './essay-text.ts';

/** Something that a prompt asks for by its words, and how an answer shows that it is given. */
interface Demand {
  id: string;
  /** In the prompt. */
  asks: RegExp;
  /** In the answer; global. */
  gives: RegExp;
  /** Vietnamese: what is asked and was not found. */
  lacks: string;
}

/** A link between two sides, or a group of people to whom a view belongs. */
const SIDES =
  /\b(?:(?:some|many|other|most|certain|several) (?:people|of us|parents|teachers|students)|others|those (?:who|on|in|that)|people who|(?:the )?(?:supporters|opponents|critics|advocates|defenders)|supporters? (?:argue|say)|(?:first|second|other|opposite|opposing) (?:view|opinion|group|side|argument|idea)|on (?:the )?one hand|(?:on|in) the other (?:hand|side)|both (?:views|sides|opinions|ideas|have)|my (?:mother|father|brother|sister) (?:belongs|counters|believes|thinks|argues)|in (?:his|her|their) view|i side with|whereas|while|whilst|however|both|two (?:sides|views)|it is (?:believed|argued|said)|points? of view|another|although|agree|disagree|but)\b/gi;

const VIEW =
  /\b(?:i (?:\w+ ){0,3}(?:agree|disagree|believe|think|argue|contend|maintain|prefer|support|oppose|find|feel|side|choose|like|love|would|say|lean|accept|doubt)|in my (?:opinion|view)|(?:from|in) my (?:\w+ )?(?:perspective|point of view)|my (?:own )?(?:view|opinion|answer)|for me|on balance|one of the (?:wisest|best|worst)|(?:is|are|was|would be) (?:\w+ )?(?:important|necessary|better|best|right|wrong|easy|enough|needed|serious|worth|clear|good)|should|ought to|outweighs?|must|advantage(?:s|ous)?|benefits?|beneficial|undeniable|duty|agrees?|disagrees?)\b/gi;

const DEMANDS: readonly Demand[] = [
  {
    id: 'both_views',
    asks: /\bdiscuss (?:both|these|the two)\b/i,
    gives: SIDES,
    lacks:
      'Đề bảo bàn cả hai ý kiến (discuss both views), mà mình chưa thấy bài nói bên nào nghĩ gì. Mỗi ý kiến cần một đoạn: ai nghĩ thế, và vì sao.',
  },
  {
    id: 'view',
    asks: /\b(?:your (?:own )?(?:opinion|view)|do you (?:agree|think|like)|agree or disagree|outweigh|is (?:it|this) (?:a|better)\b[^?]*\?|should)\b/i,
    gives: VIEW,
    lacks:
      'Đề hỏi ý kiến của bạn, mà mình chưa thấy câu trả lời. Bạn nói rõ mình nghĩ gì về điều đề nêu, rồi nói vì sao.',
  },
  {
    id: 'causes',
    asks: /\b(?:what are the (?:reasons|causes)|why (?:is|do|does|are|has|have) (?:this|it|so|they)|what (?:causes|has caused))\b/i,
    gives:
      /\b(?:reasons?|causes?|caused|because (?:of )?(?:young|the|their|it|they|people|many|there|parents))\b/gi,
    lacks:
      'Đề hỏi nguyên nhân, mà mình chưa thấy bài nêu nguyên nhân nào. Bạn thêm một đoạn trả lời vì sao có chuyện này.',
  },
  {
    id: 'solutions',
    asks: /\b(?:what (?:can|could|should) (?:be done|we|governments?|people)|solutions?|how (?:can|could|should) (?:this|these|we|it))\b/i,
    gives: /\b(?:should|could|can|need to|ought to|must|solutions?|solve|measures?)\b/gi,
    lacks: 'Đề hỏi cách giải quyết, mà mình chưa thấy bài đề nghị cách nào.',
  },
  {
    id: 'good_and_bad',
    asks: /\b(?:advantages?|benefits?)\b[^.?]*\b(?:disadvantages?|drawbacks?)\b/i,
    gives:
      /\b(?:disadvantages?|drawbacks?|however|on the other (?:hand|side)|downsides?|problems?|weak points?|yet|admittedly|although|but)\b/gi,
    lacks:
      'Đề hỏi cả mặt lợi lẫn mặt hại, mà mình mới thấy một mặt. Bạn viết thêm mặt kia, rồi nói mặt nào lớn hơn.',
  },
  {
    id: 'problem_or_change',
    asks: /\bis (?:it|this) a (?:serious |positive |big )?(?:problem|development|trend)\b/i,
    gives:
      /\b(?:problem|serious|worry|worried|worrying|positive|negative|accept|not a|regret|pity|danger|loss|lose|should|good|bad)\b/gi,
    lacks: 'Đề có thêm câu hỏi thứ hai: chuyện này đáng lo hay không. Mình chưa thấy bài trả lời câu đó.',
  },
  {
    id: 'request',
    asks: /\bsay what you would like\b|\bask (?:him|her|them|for|the)\b|\brequest\b/i,
    gives:
      /\b(?:could you|would you|can you|please|i would (?:be|like|appreciate)|i'd like|grateful|i want you|i hope you)\b/gi,
    lacks:
      'Thư phải nói bạn muốn người nhận làm gì, mà mình chưa thấy lời đề nghị nào (I would be grateful if you could…).',
  },
  {
    id: 'invitation',
    asks: /\binvit(?:e|ing)\b/i,
    gives: /\b(?:invit\w+|join|come|party|would you like|hope you can|are you free)\b/gi,
    lacks: 'Thư phải có lời mời, mà mình chưa thấy (I would like to invite you…).',
  },
  {
    id: 'apology',
    asks: /\bapologi[sz]e\b/i,
    gives: /\b(?:sorry|apolog\w+|forgive|my fault)\b/gi,
    lacks: 'Thư phải có lời xin lỗi, mà mình chưa thấy (I am very sorry that…).',
  },
];

/** Views named fewer times do not make two sides. */
const TWO_SIDES = 2;

export interface FoundDemands {
  /** How many things the prompt asks for of which an answer's words can tell whether they are there. */
  asked: number;
  /** For each that the answer does not show: Vietnamese, what it is. */
  lacking: string[];
}

/** What a prompt asks for beside its topic, and what of it an answer does not show. */
export function demandsOf(essay: EssayText, prompt: string): FoundDemands {
  const asked = DEMANDS.filter(({ asks }) => asks.test(prompt));
  const lacking = asked.filter(({ id, gives }) => {
    const found = [...essay.text.matchAll(gives)];
    return found.length < (id === 'both_views' ? TWO_SIDES : 1);
  });
  return { asked: asked.length, lacking: lacking.map(({ lacks }) => lacks) };
}
