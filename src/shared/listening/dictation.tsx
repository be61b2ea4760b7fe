import { Gauge, Play } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { TranscriptLine } from '#contract/listening.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { compareDictation, countDictation, type DictatedWord } from '#rules/listening/dictation.ts';
import { DICTATION } from '#src/messages/listening.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { lineEnd } from './line-at.ts';

const SLOWLY = 0.75;

interface DictationProps {
  lines: readonly TranscriptLine[];
  /** Length of the recording. */
  seconds: number;
  /** Plays a piece of the recording: from, to, how fast. */
  play: (from: number, to: number, rate: number) => void;
}

const LOOKS = {
  right: '',
  missing: 'font-semibold text-danger underline decoration-2 underline-offset-4',
  extra: 'text-muted line-through',
} as const;

function ComparedWords({ words }: { words: readonly DictatedWord[] }) {
  return (
    <p lang="en" className="text-lg leading-relaxed">
      {words.map(({ word, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words stay where they are, and come more than once
        <span key={index}>
          <span className={LOOKS[state]}>
            {word}
            {state !== 'right' && (
              <span lang="vi" className="sr-only">
                {` (${DICTATION[state]})`}
              </span>
            )}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}

/** A recording written down by ear, sentence by sentence, each compared with what was said. */
export function Dictation({ lines, seconds, play }: DictationProps) {
  const [index, setIndex] = useState(0);
  const [text, setText] = useState('');
  const [words, setWords] = useState<readonly DictatedWord[] | null>(null);
  const [total, setTotal] = useState({ right: 0, said: 0 });
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const line = lines[index];

  const playLine = (rate: number): void => {
    if (line?.at != null) play(line.at, lineEnd(lines, index, seconds), rate);
    field.current?.focus();
  };
  const check = (event: FormEvent): void => {
    event.preventDefault();
    if (!line) return;
    const compared = compareDictation(text, line.text);
    const { right, said } = countDictation(compared);
    setWords(compared);
    setTotal((before) => ({ right: before.right + right, said: before.said + said }));
  };
  const rewrite = (): void => {
    const { right, said } = countDictation(words ?? []);
    setTotal((before) => ({ right: before.right - right, said: before.said - said }));
    setWords(null);
    field.current?.focus();
  };
  const go = (to: number): void => {
    setIndex(to);
    setText('');
    setWords(null);
    field.current?.focus();
  };

  if (!line)
    return (
      <div className="grid gap-4">
        <h3 className="text-lg font-semibold">{DICTATION.done}</h3>
        <p role="status">{DICTATION.doneText(total.right, total.said)}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setTotal({ right: 0, said: 0 });
            go(0);
          }}
        >
          {DICTATION.restart}
        </Button>
      </div>
    );
  const place = DICTATION.progress(index + 1, lines.length);
  return (
    <form onSubmit={check} className="grid gap-4">
      <p className="text-muted">{DICTATION.hint}</p>
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-muted">{place}</p>
        <ProgressBar value={index} max={lines.length} label={place} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Play} onClick={() => playLine(1)}>
          {DICTATION.play}
        </Button>
        <Button icon={Gauge} variant="secondary" onClick={() => playLine(SLOWLY)}>
          {DICTATION.playSlowly}
        </Button>
      </div>
      <div className="grid gap-1">
        <label htmlFor={fieldId} className="font-semibold">
          {DICTATION.field}
        </label>
        <textarea
          ref={field}
          id={fieldId}
          lang="en"
          rows={3}
          maxLength={TEXT_MAX.note}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          readOnly={words !== null}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-lg read-only:bg-sunk"
        />
      </div>
      <div aria-live="polite" className="grid gap-2">
        {words && (
          <>
            <p className="font-semibold">
              {DICTATION.result(countDictation(words).right, countDictation(words).said)}
            </p>
            <ComparedWords words={words} />
            {words.some(({ state }) => state !== 'right') && (
              <p className="text-sm text-muted">{DICTATION.legend}</p>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {words === null ? (
          <Button type="submit">{DICTATION.check}</Button>
        ) : (
          <>
            <Button onClick={() => go(index + 1)}>
              {index + 1 < lines.length ? DICTATION.next : DICTATION.finish}
            </Button>
            <Button variant="quiet" onClick={rewrite}>
              {DICTATION.again}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
