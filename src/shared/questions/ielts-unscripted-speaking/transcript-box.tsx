import { useId } from 'react';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import type { AnswerOf } from '#contract/question.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { TALK } from '#src/messages/talk.ts';

type Transcript = NonNullable<AnswerOf<'ielts_unscripted_speaking'>['transcript']>;

interface TranscriptBoxProps {
  transcript: Transcript | null;
  onChange: (transcript: Transcript) => void;
}

const words = TALK.transcript;

/** Where the learner types or corrects the transcript of what they said. */
export function TranscriptBox({ transcript, onChange }: TranscriptBoxProps) {
  const id = useId();
  const text = transcript?.text ?? '';
  const count = countWords(text);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <p id={`${id}-why`} className="text-sm text-muted">
        {transcript?.source === 'browser' ? words.fromBrowser : words.why}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-why ${id}-count`}
        lang="en"
        value={text}
        maxLength={TEXT_MAX.transcript}
        rows={6}
        spellCheck={false}
        autoCorrect="off"
        placeholder={words.hint}
        onChange={(event) => onChange({ text: event.target.value, source: 'learner' })}
        className="w-full rounded-control border border-line-strong bg-surface p-4 text-lg leading-relaxed"
      />
      <p id={`${id}-count`} className="text-sm text-muted">
        {count === 0 ? words.skip : words.words(count)}
      </p>
    </div>
  );
}
