import { href } from '#contract/href.ts';
import type { SpeakingCriterion } from '#contract/talk-evaluation.ts';
import type { SoundToWorkOn } from '#rules/reading-report/sounds-to-work-on.ts';
import type { NextThing } from '#rules/speaking/next-three.ts';
import { soundName } from '#src/messages/reading-report.ts';

/** Something to do next as it is offered. */
export interface NextLink {
  kind: NextThing['kind'];
  code: SpeakingCriterion;
  to: string;
  title: string;
}

interface Names {
  sounds: readonly SoundToWorkOn[];
  /** Titles by id. */
  topics: ReadonlyMap<string, string>;
  sheets: ReadonlyMap<string, string>;
}

const PAGES = { drill: 'pronunciation', topic: 'topicPractice', sheet: 'studySheet' } as const;

function titleOf({ kind, id }: NextThing, { sounds, topics, sheets }: Names): string | undefined {
  if (kind !== 'drill') return (kind === 'topic' ? topics : sheets).get(id);
  const sound = sounds.find(({ drill }) => drill === id)?.sound;
  return sound && soundName(sound);
}

/** The links of things whose titles are known. */
export const nextLinks = (things: readonly NextThing[], names: Names): NextLink[] =>
  things.flatMap((thing) => {
    const { kind, code, id } = thing;
    const title = titleOf(thing, names);
    return title ? [{ kind, code, to: href(PAGES[kind], { id }), title }] : [];
  });
