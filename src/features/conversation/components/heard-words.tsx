import type { HeardText } from '#rules/conversation/scene-talk.ts';
import { TALK } from '../messages/scenes.ts';

/** What was heard of the learner's own English; words that were perhaps not said are marked. */
export function HeardWords({ heard: { text, unsure } }: { heard: HeardText }) {
  let at = 0;
  const parts = unsure.flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <span key={start} className="text-muted italic underline decoration-dashed underline-offset-4">
        {text.slice(start, end)}
        <span className="sr-only"> ({TALK.unsureWord})</span>
      </span>,
    ];
  });
  return (
    <p>
      <span className="sr-only">{TALK.heard}: </span>
      <span lang="en">
        {parts}
        {text.slice(at)}
      </span>
    </p>
  );
}
