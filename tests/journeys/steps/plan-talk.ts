import type { Scene, SceneMeaning } from '#contract/conversation.ts';

interface Way {
  meanings: SceneMeaning[];
  missions: ReadonlySet<string>;
}

/** Longer talks than this are not looked at. */
const LONGEST = 14;

/** A way through a scene that reaches its goal with as many missions as it can: what to answer, turn by turn. */
export function planTalk({ turns, start, missions }: Scene): SceneMeaning[] {
  let best: Way | null = null;
  const follow = (turnId: string, way: Way, seen: readonly string[]): void => {
    const turn = turns.find(({ id }) => id === turnId);
    if (turn?.end === 'good' && (best === null || way.missions.size > best.missions.size)) best = way;
    // A turn may lead back to itself, so each meaning is taken once.
    for (const meaning of turn?.expect ?? []) {
      const key = `${turnId}:${meaning.id}`;
      if (seen.includes(key) || seen.length >= LONGEST || best?.missions.size === missions.length) continue;
      const done = missions.filter((mission) => mission.meanings.includes(meaning.id)).map(({ id }) => id);
      const next = {
        meanings: [...way.meanings, meaning],
        missions: new Set([...way.missions, ...done]),
      };
      follow(meaning.next, next, [...seen, key]);
    }
  };
  follow(start, { meanings: [], missions: new Set() }, []);
  const found: Way | null = best;
  if (found === null) throw new Error(`the goal of a scene that begins with ${start} cannot be reached`);
  return (found as Way).meanings;
}
