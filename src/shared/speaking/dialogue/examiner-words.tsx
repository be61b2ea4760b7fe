import { useStore } from 'zustand';
import { Captions } from './captions.tsx';
import type { Dialogue } from './use-dialogue.ts';

/** What the examiner last said, or the question where the learner is. */
export function ExaminerWords({ dialogue }: { dialogue: Dialogue }) {
  const { voice, turn } = dialogue.conversation;
  const said = useStore(voice.state);
  const { step, place, turnState } = dialogue;
  if (!step) return null;
  const line = turnState.name === 'asking' && said.line ? said.line : (place?.followUp ?? step.line);
  const isOpen = turnState.name === 'asking' || (turnState.name === 'listening' && !turnState.hasSpoken);
  const again = isOpen ? () => turn.repeat() : () => void voice.say(line);
  return (
    <Captions
      key={line.text}
      line={{ ...line, vi: line.vi ?? '' }}
      isSilent={said.isSilent && said.line?.text === line.text}
      onAgain={turnState.name === 'listening' && turnState.hasSpoken ? undefined : again}
    />
  );
}
