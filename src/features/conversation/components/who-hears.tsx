import { useHearsHere } from '#src/shared/speaking/hearing/use-hears-here.ts';
import { INTRO } from '../messages/scenes.ts';
import { useFreeOffer } from '../model/use-free-offer.ts';

/** Who hears the learner's voice, and what becomes of it. */
export function WhoHears({ owner }: { owner: string }) {
  const isHere = useHearsHere(owner);
  const { voice } = useFreeOffer(owner);
  if (isHere === undefined) return null;
  const there = voice === 'given' ? INTRO.sentOut : INTRO.heardThere;
  return <p className="text-center text-sm text-muted text-pretty">{isHere ? INTRO.private : there}</p>;
}
