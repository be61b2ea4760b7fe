import { Check, Mic } from 'lucide-react';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { ConsentFirst } from '#src/shared/speaking/dialogue/consent-first.tsx';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import type { LocalTalk } from './use-local-talk.ts';

/** The words of a talk's beginning. */
interface StartWords {
  lead: string;
  facts: readonly string[];
  start: string;
  again: string;
  resumeTitle: string;
  /** @param done questions answered */
  resumeText: (done: number, of: number) => string;
  resume: string;
}

interface TalkStartProps {
  owner: string;
  words: StartWords;
  local: LocalTalk;
  /** Questions of the talk. */
  of: number;
  onStart: () => void;
}

const silence = (): number => 0;

function Introduction({ words }: { words: StartWords }) {
  return (
    <>
      <ExaminerFigure level={silence} isListening={false} className="mx-auto w-44" />
      <p className="text-lg text-pretty">{words.lead}</p>
      <ul className="grid gap-2">
        {words.facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a talk is and its beginning; the way on in one that was left; the way into another one. */
export function TalkStart({ owner, words, local: { open, submitted }, of, onStart }: TalkStartProps) {
  const isAgain = submitted !== null && open === null;
  return (
    <Card as="section" className="grid gap-4">
      {open && (
        <div className="grid gap-1">
          <h2 className="text-xl font-semibold">{words.resumeTitle}</h2>
          <p>{words.resumeText(open.answered, of)}</p>
        </div>
      )}
      {!open && !isAgain && <Introduction words={words} />}
      <ConsentFirst owner={owner}>
        <Button
          size={isAgain ? 'md' : 'lg'}
          variant={isAgain ? 'secondary' : 'primary'}
          icon={Mic}
          className="max-sm:w-full sm:justify-self-start"
          onClick={onStart}
        >
          {open ? words.resume : isAgain ? words.again : words.start}
        </Button>
        <SpeechModelOffer owner={owner} hears />
      </ConsentFirst>
    </Card>
  );
}
