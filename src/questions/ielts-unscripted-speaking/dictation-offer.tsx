import { Captions } from 'lucide-react';
import { TALK } from '#src/messages/talk.ts';
import { chooseDictation } from '#src/outbox/dictation-choice.ts';
import { Button } from '#src/ui/button.tsx';

const { dictation } = TALK;

/** Asks once whether the browser may write down what is said, and lets the choice be changed. */
export function DictationOffer({ owner, choice }: { owner: string; choice: boolean | null }) {
  if (choice === null)
    return (
      <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <p className="font-semibold">{dictation.title}</p>
        <p>{dictation.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={Captions} onClick={() => void chooseDictation(owner, true)}>
            {dictation.accept}
          </Button>
          <Button variant="quiet" onClick={() => void chooseDictation(owner, false)}>
            {dictation.decline}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {choice && <p>{dictation.on}</p>}
      <Button variant="quiet" onClick={() => void chooseDictation(owner, !choice)}>
        {choice ? dictation.turnOff : dictation.turnOn}
      </Button>
    </div>
  );
}
