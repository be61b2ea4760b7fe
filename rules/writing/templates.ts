import type { Span } from '../text/spans.ts';
import type { EssayText } from './essay-text.ts';

/**
 * Memorised phrases and sentences of well-known model answers that fit any topic. Gathered for this project from
 * general knowledge; a phrase counts as memorised text only together with others (`templateUse`).
 */
const TEMPLATES = [
  'it is an undeniable fact that',
  'it is undeniable that',
  '(?:there is|there’s|there is) no denying (?:the fact )?that',
  'in this day and age',
  'in the contemporary (?:world|society|era)',
  'in this (?:modern|fast-paced|ever-changing) (?:world|era|age)',
  'with the (?:rapid|fast|dramatic|tremendous) (?:development|advancement|growth) of (?:science and )?(?:technology|society|modern technology)',
  'has (?:sparked|triggered|aroused|provoked) (?:a |much )?(?:heated |considerable |ongoing )?(?:debate|controversy|discussion)',
  '(?:has|have) become a (?:hotly debated|controversial|burning|hot|heated) (?:topic|issue|question)',
  'is (?:one of the most|a) (?:controversial|hotly debated|burning) (?:topics?|issues?|questions?)',
  'every coin has two sides|(?:like )?(?:two|both) sides of (?:the same|a) coin|double-edged sword',
  'opinions (?:are|remain) divided|people hold (?:different|divergent|various) (?:views|opinions)',
  'there are (?:various|numerous|different|divergent) (?:views|opinions|reasons why|schools of thought)',
  'while (?:some people|it is true that) .{0,60}, (?:others|i) (?:argue|believe|am of the opinion)',
  'this essay (?:will|aims to|intends to|shall) (?:discuss|shed light|elaborate|analy[sz]e|examine|explore|outline)[^.]{0,90}',
  'i (?:will|am going to|shall) (?:discuss|examine|explain|analy[sz]e) (?:both (?:of these )?(?:views|sides)|my (?:view|opinion|reasons))',
  'before giving my (?:own )?(?:opinion|view)|and then give my (?:own )?(?:opinion|view)',
  'shed (?:some )?light on',
  'to (?:commence|begin|start|embark) with,?',
  'first and foremost',
  'last but not least',
  'the (?:first|main|primary|most (?:important|obvious)) (?:and foremost )?reason (?:why|is that|for this)',
  'another (?:compelling|noteworthy|important|significant) (?:reason|point|aspect|factor)',
  'to (?:illustrate|exemplify|substantiate) (?:this|my point|the point)|a (?:good|typical|prime|vivid) example (?:of|to illustrate) this',
  'it (?:goes without saying|is crystal clear|is universally acknowledged|is widely known|cannot be denied) that',
  'needless to say',
  'plays? (?:a|an) (?:crucial|vital|pivotal|indispensable|integral|important|key) (?:role|part) in (?:our|people’s|human|modern|today’s) (?:lives|life|society)',
  'an (?:integral|indispensable) part of (?:our|people’s|modern|daily|human) (?:lives|life|society)',
  'on the (?:one hand|other side of the coin)',
  'taking (?:everything|all things|all (?:these|the above) (?:points|factors|reasons)) into (?:consideration|account)',
  'from (?:all )?the (?:above|aforementioned) (?:points|reasons|discussion|arguments|analysis)',
  'based on the (?:above|aforementioned) (?:points|reasons|discussion|arguments)',
  'in a nutshell|all things considered|to put it in a nutshell',
  'i (?:strongly|firmly|totally|completely|wholeheartedly) (?:agree|believe|disagree) with (?:the|this) (?:idea|statement|view|opinion|notion)',
  'i am of the opinion that|i am inclined to (?:believe|think)|i hold the (?:view|belief) that',
  'for the (?:following|above-mentioned|aforementioned|reasons mentioned above) reasons?',
  'has (?:both )?(?:its )?(?:own )?(?:pros and cons|merits and demerits|upsides and downsides)',
  'the (?:merits|benefits|advantages|pros) (?:far )?outweigh the (?:demerits|drawbacks|disadvantages|cons)',
  'a (?:myriad|plethora|multitude) of (?:reasons|benefits|advantages|problems|opportunities|drawbacks)',
  '(?:has|have) (?:both )?positive and negative (?:effects|impacts|sides)',
  'cannot be (?:overstated|overemphasi[sz]ed|underestimated)',
  'in the (?:era|age) of (?:globali[sz]ation|technology|industriali[sz]ation|4\\.0)',
  'there are (?:several|some|many) (?:solutions|measures|steps) (?:that )?(?:can|could|should) be (?:taken|adopted|implemented)',
  'effective (?:measures|solutions) should be (?:taken|adopted|implemented)',
  'only in this way can (?:we|people|society)',
  'the (?:given|provided) (?:line graph|bar chart|pie chart|table|chart|diagram)s? (?:illustrates?|shows?|depicts?|compares?)',
  'as can be (?:clearly )?seen (?:from|in) the (?:chart|graph|table|diagram)',
  'it is (?:clear|evident|obvious|noticeable|apparent) (?:from|in) the (?:chart|graph|table|diagram|picture)',
  'a quick glance at the|at (?:first|a first) (?:glance|sight) it is clear',
] as const;

const PATTERN = new RegExp(
  TEMPLATES.map((source) => `\\b(?:${source.replaceAll('’', "['’]")})`).join('|'),
  'gi',
);

export interface TemplateUse {
  found: Span[];
  /** Share of the essay's words in such text, 0–1. */
  share: number;
}

/** Finds memorised text, in the order of the essay. */
export function templateUse(essay: EssayText): TemplateUse {
  const found = [...essay.text.slice(0, 20_000).matchAll(PATTERN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = essay.tokens.filter(({ start }) =>
    found.some((span) => start >= span.start && start < span.end),
  ).length;
  return { found, share: words / Math.max(1, essay.tokens.length) };
}

/** Whether there is so much memorised text that it replaces the learner's own words; a phrase or two are acceptable. */
export const isTemplateHeavy = ({ found, share }: TemplateUse): boolean => found.length >= 4 && share >= 0.12;
