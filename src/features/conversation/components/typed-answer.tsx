import { SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { FREE_TEXT_MAX } from '#contract/free-talk.ts';
import { Button } from '#src/ui/button.tsx';
import { FREE } from '../messages/scenes.ts';

interface TypedAnswerProps {
  /** The last one is being answered. */
  isBusy: boolean;
  onSay: (words: string) => void;
}

/** Where an answer is typed. */
export function TypedAnswer({ isBusy, onSay }: TypedAnswerProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const said = words.trim();
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (said === '' || isBusy) return;
        setWords('');
        onSay(said);
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {FREE.answer}
      </label>
      <textarea
        id={id}
        lang="en"
        value={words}
        rows={2}
        maxLength={FREE_TEXT_MAX.answer}
        spellCheck={false}
        onChange={(event) => setWords(event.target.value)}
        className="w-full rounded-control border border-line-strong bg-surface p-3 text-lg"
      />
      <Button type="submit" icon={SendHorizontal} busy={isBusy} disabled={said === '' && !isBusy}>
        {FREE.send}
      </Button>
    </form>
  );
}
