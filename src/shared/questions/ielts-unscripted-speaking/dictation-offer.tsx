import { Captions } from 'lucide-react';
import { useState } from 'react';
import { TALK } from '#src/messages/talk.ts';
import { chooseDictation } from '#src/platform/outbox/consent/dictation-choice.ts';
import { Button } from '#src/ui/button.tsx';
import type { DictationLoss } from '../speech-recognition.ts';
import { tryDictation } from '../try-dictation.ts';
import { DictationLost } from './dictation-lost.tsx';

const { dictation } = TALK;

/**
 * Asks once whether the browser may transcribe what is said, and lets the choice be changed. It is switched
 * on only if a trial shows that it leaves the microphone to the recorder.
 */
export function DictationOffer({ owner, choice }: { owner: string; choice: boolean | null }) {
  const [trial, setTrial] = useState<'trying' | DictationLoss | null>(null);
  const isTrying = trial === 'trying';
  const turnOn = async (): Promise<void> => {
    setTrial('trying');
    const loss = await tryDictation();
    setTrial(loss);
    await chooseDictation(owner, loss === null);
  };
  const told = (
    <>
      {isTrying && (
        <p role="status" className="text-sm text-muted">
          {dictation.trying}
        </p>
      )}
      <DictationLost reason={isTrying ? null : trial} />
    </>
  );
  if (choice === null)
    return (
      <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <p className="font-semibold">{dictation.title}</p>
        <p>{dictation.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={Captions} disabled={isTrying} onClick={() => void turnOn()}>
            {dictation.accept}
          </Button>
          <Button variant="quiet" disabled={isTrying} onClick={() => void chooseDictation(owner, false)}>
            {dictation.decline}
          </Button>
        </div>
        {told}
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {choice && <p>{dictation.on}</p>}
      <Button
        variant="quiet"
        disabled={isTrying}
        onClick={() => void (choice ? chooseDictation(owner, false) : turnOn())}
      >
        {choice ? dictation.turnOff : dictation.turnOn}
      </Button>
      {told}
    </div>
  );
}
