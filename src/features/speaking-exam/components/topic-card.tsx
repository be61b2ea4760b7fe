import { IN_EXAM } from '../messages/speaking-exam.ts';
import type { Card } from '../model/exam-script.ts';

/** The card of the second part, in English only, as in the real test. */
export function TopicCard({ card }: { card: Card }) {
  return (
    <section
      aria-label={IN_EXAM.card}
      lang="en"
      className="rounded-control border-l-4 border-brand bg-brand-soft p-4"
    >
      <p className="text-lg font-semibold">{card.prompt}</p>
      <p className="mt-2">{IN_EXAM.shouldSay}</p>
      <ul className="mt-1 list-disc ps-5">
        {card.cues.map((cue) => (
          <li key={cue}>{cue}</li>
        ))}
      </ul>
    </section>
  );
}
