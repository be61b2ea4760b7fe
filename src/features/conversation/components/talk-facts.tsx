import { Sparkles } from 'lucide-react';
import type { SceneTalk } from '#rules/conversation/scene-talk.ts';
import { type TalkFact, talkFacts } from '#rules/conversation/talk-facts.ts';
import { END } from '../messages/scenes.ts';

function wordingOf(fact: TalkFact): string {
  switch (fact.kind) {
    case 'understood':
      return END.understood(fact.turns, fact.of);
    case 'missions':
      return END.facts.missions(fact.done);
    case 'longest':
      return END.facts.longest(fact.sentence, fact.words);
    case 'words':
      return END.facts.words(fact.different);
  }
}

/** What went well, if anything can be said truly. */
export function TalkFacts({ talk }: { talk: SceneTalk }) {
  const facts = talkFacts(talk);
  if (facts.length === 0) return <p className="text-pretty">{END.tappedOnly}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{END.well}</h3>
      <ul className="grid gap-1.5">
        {facts.map((fact) => (
          <li key={fact.kind} className="flex items-start gap-2 text-pretty">
            <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            {wordingOf(fact)}
          </li>
        ))}
      </ul>
    </section>
  );
}
