import type { SpeakingCriterion } from '#contract/talk-evaluation.ts';
import type { DrillId } from '../sound-drills/sound-drills.ts';

/** Study sheets that help with speaking; a pack need not have them. */
export const SPEAKING_SHEETS = {
  longTurn: 'noi-dai',
  finalSounds: 'phu-am-cuoi',
  collocations: 'phan-bien',
  pastTenses: 'thi-qua-khu',
  clauses: 'menh-de-quan-he',
} as const;
export type SpeakingSheet = (typeof SPEAKING_SHEETS)[keyof typeof SPEAKING_SHEETS];

/** Something to do next. `code`: the criterion that it trains. */
export type NextThing = { code: SpeakingCriterion } & (
  | { kind: 'drill'; id: DrillId }
  | { kind: 'topic'; id: string }
  | { kind: 'sheet'; id: SpeakingSheet }
);

interface Given {
  /** Criteria that could be assessed, weakest first. */
  weakest: readonly SpeakingCriterion[];
  /** Drills of the sounds that are least clear, most needed first. */
  drills: readonly DrillId[];
  /** Other topics that suit the learner, in the order to do them. */
  topics: readonly string[];
  /** Sheets that the pack has. */
  sheets: readonly SpeakingSheet[];
  /** Sentences are mostly simple ones, so that clauses would help more than tenses. */
  isSimple: boolean;
}

const COUNT = 3;
/** Where nothing could be assessed: say more first. */
const WITHOUT_EVIDENCE: readonly SpeakingCriterion[] = ['FC', 'LR', 'P'];

/** What trains a criterion, best first. */
function thingsFor(code: SpeakingCriterion, { drills, topics, isSimple }: Given): NextThing[] {
  const sheet = (id: SpeakingSheet): NextThing => ({ code, kind: 'sheet', id });
  const spoken = topics.map((id): NextThing => ({ code, kind: 'topic', id }));
  const { longTurn, finalSounds, collocations, pastTenses, clauses } = SPEAKING_SHEETS;
  switch (code) {
    case 'FC':
      return [sheet(longTurn), ...spoken];
    case 'LR':
      return [...spoken, sheet(collocations)];
    case 'GRA':
      return [sheet(isSimple ? clauses : pastTenses), ...spoken];
    case 'P':
      return [...drills.map((id): NextThing => ({ code, kind: 'drill', id })), sheet(finalSounds)];
  }
}

/**
 * Up to three things to do next, the first being the next exercise: for each criterion, weakest first, what trains it
 * best; then what remains. Nothing twice, and different kinds
 * before a second one of a kind.
 */
export function nextThree(given: Given): NextThing[] {
  const codes = given.weakest.length > 0 ? given.weakest : WITHOUT_EVIDENCE;
  const offered = codes.map((code) =>
    thingsFor(code, given).filter((thing) => thing.kind !== 'sheet' || given.sheets.includes(thing.id)),
  );
  const chosen: NextThing[] = [];
  const isNew = ({ kind, id }: NextThing): boolean =>
    !chosen.some((other) => other.kind === kind && other.id === id);
  const hasKind = ({ kind }: NextThing): boolean => chosen.some((other) => other.kind === kind);
  const take = (thing: NextThing | undefined): void => {
    if (thing && chosen.length < COUNT) chosen.push(thing);
  };
  for (const things of offered) take(things.find((thing) => isNew(thing) && !hasKind(thing)));
  for (const things of offered) take(things.find(isNew));
  for (const thing of offered.flat()) if (isNew(thing)) take(thing);
  return chosen;
}
