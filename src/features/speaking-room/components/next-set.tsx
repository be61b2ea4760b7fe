import type { LearnerSet } from '#contract/speaking.ts';
import type { BegunSet } from '#src/shared/speaking/sets/begun-sets.ts';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { setFacts } from '#src/shared/speaking/sets/set-words.ts';
import { NextCard } from '#src/ui/next-card.tsx';
import { ROOM } from '../messages/speaking-room.ts';
import { MicrophoneDrawing } from './microphone-drawing.tsx';

/** The one thing to speak next, with the page's primary action. */
export const NextSet = ({ set }: { set: LearnerSet | BegunSet }) => (
  <NextCard
    eyebrow={set.open ? ROOM.goOn : ROOM.todayFirst}
    name={ROOM.nextTitle}
    title={set.title_vi}
    original={set.title}
    facts={set.open ? ROOM.answered(set.open.answered, set.questions) : setFacts(set)}
    drawing={<MicrophoneDrawing />}
    to={setPath(set)}
    action={set.open ? ROOM.goOnAction : ROOM.todayAction}
  />
);
