import { Gauge, Play } from 'lucide-react';
import { useId } from 'react';
import type { TranscriptLine } from '#contract/listening.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { countDictation, type DictatedWord } from '#rules/listening/dictation.ts';
import { DICTATION } from '#src/messages/listening.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { lineEnd } from './line-at.ts';
import { useDictatedLines } from './use-dictated-lines.ts';

const SLOW_RATE = 0.75;

interface DictationProps {
  lines: readonly TranscriptLine[];
  /** Length of the recording. */
  seconds: number;
  /** Plays a part of the recording: from, to, playback rate. */
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

function DictationResult({ words }: { words: readonly DictatedWord[] }) {
  const { right, said } = countDictation(words);
  return (
    <>
      <p className="font-semibold">{DICTATION.result(right, said)}</p>
      <ComparedWords words={words} />
      {words.some(({ state }) => state !== 'right') && (
        <p className="text-sm text-muted">{DICTATION.legend}</p>
      )}
    </>
  );
}

interface DictationDoneProps {
  total: { right: number; said: number };
  onRestart: () => void;
}

function DictationDone({ total, onRestart }: DictationDoneProps) {
  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-semibold">{DICTATION.done}</h3>
      <p role="status">{DICTATION.doneText(total.right, total.said)}</p>
      <Button variant="secondary" className="justify-self-start" onClick={onRestart}>
        {DICTATION.restart}
      </Button>
    </div>
  );
}

/** A recording to write down sentence by sentence, each compared with the transcript. */
export function Dictation({ lines, seconds, play }: DictationProps) {
  const fieldId = useId();
  const { field, index, line, text, setText, words, total, check, rewrite, go, restart } =
    useDictatedLines(lines);
  const playLine = (rate: number): void => {
    if (line?.at != null) play(line.at, lineEnd(lines, index, seconds), rate);
    field.current?.focus();
  };

  if (!line) return <DictationDone total={total} onRestart={restart} />;
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
        <Button icon={Gauge} variant="secondary" onClick={() => playLine(SLOW_RATE)}>
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
        {words && <DictationResult words={words} />}
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
