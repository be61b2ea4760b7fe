import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TranscriptLine } from '#contract/listening.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { LISTENING } from '#src/messages/listening.ts';

interface TranscriptProps {
  lines: readonly TranscriptLine[];
  /** Index of the line being spoken. */
  current: number | null;
  /** Plays from a second on; without it the text is only shown. */
  onPlay?: ((seconds: number) => void) | undefined;
}

type Placed = TranscriptLine & { index: number };

const turnsOf = (lines: readonly TranscriptLine[]): Placed[][] => [
  ...Map.groupBy(
    lines.map((line, index) => ({ ...line, index })),
    ({ turn }) => turn,
  ).values(),
];

/** The speaker of a paragraph, and the button that plays from its start. */
function TurnHead({ line, onPlay }: { line: Placed; onPlay: TranscriptProps['onPlay'] }) {
  const { speaker, at } = line;
  if (at === null || !onPlay)
    return speaker && <span className="text-sm font-semibold text-muted">{speaker}</span>;
  const time = formatSeconds(at);
  return (
    <button
      type="button"
      aria-label={[speaker, LISTENING.playFrom(time)].filter(Boolean).join(', ')}
      onClick={() => onPlay(at)}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-full px-2 text-sm font-semibold text-brand-strong hover:bg-sunk"
    >
      <Play aria-hidden="true" className="size-4" />
      {[time, speaker].filter(Boolean).join(' · ')}
    </button>
  );
}

/**
 * The transcript of a recording, a paragraph for each turn; the sentence being spoken is marked and in view.
 */
export function Transcript({ lines, current, onPlay }: TranscriptProps) {
  const currentLine = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another place
  useEffect(() => {
    const box = currentLine.current?.closest<HTMLElement>('[data-scroll]');
    if (!currentLine.current || !box) return;
    const top = currentLine.current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 0 || top > box.clientHeight * 0.8) box.scrollTop += top - box.clientHeight / 3;
  }, [current]);
  return (
    <div lang="en" className="grid gap-3 text-lg leading-relaxed">
      {turnsOf(lines).map(([first, ...rest]) =>
        first === undefined ? null : (
          <div key={first.turn} className="grid">
            <TurnHead line={first} onPlay={onPlay} />
            <p>
              {[first, ...rest].map(({ index, text }) => (
                <span key={index}>
                  <span
                    ref={index === current ? currentLine : null}
                    aria-current={index === current ? 'true' : undefined}
                    className="rounded-sm aria-[current=true]:bg-brand-soft aria-[current=true]:text-ink"
                  >
                    {text}
                  </span>{' '}
                </span>
              ))}
            </p>
          </div>
        ),
      )}
    </div>
  );
}
