import type { MouseEvent } from 'react';
import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { type TalkRun, talkRuns, type WordMark } from '../../model/talk-runs.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

interface TalkTranscriptProps {
  talk: Pick<Graded, 'transcript' | 'words' | 'pauses'>;
  onPlay: (at: number) => void;
}

const { words } = TALK;

const LOOKS: Record<WordMark, string> = {
  filler: 'rounded-sm bg-info-soft italic',
  repair: 'rounded-sm bg-info-soft line-through',
  unclear: 'underline decoration-wavy decoration-warning underline-offset-4',
  unheard: 'text-muted underline decoration-dotted underline-offset-4',
};

function Run({ run, onPlay }: { run: TalkRun; onPlay: (at: number) => void }) {
  const play = (event: MouseEvent<HTMLButtonElement>): void => {
    const word = event.target instanceof Element ? event.target.closest('[data-at]') : null;
    const at = Number(word?.getAttribute('data-at') ?? run.at ?? Number.NaN);
    if (Number.isFinite(at)) onPlay(at);
  };
  return (
    <button
      type="button"
      onClick={play}
      className="inline cursor-pointer rounded-sm text-start hover:bg-brand-soft"
    >
      {run.parts.map(({ start, text, at, mark }) => (
        <span key={start} {...(at !== null && { 'data-at': at })} {...(mark && { className: LOOKS[mark] })}>
          {text}
          {mark && <span className="sr-only">{words.marked(words.legend[mark])}</span>}
        </span>
      ))}
    </button>
  );
}

/**
 * The transcript, from pause to pause, with fillers, repairs and unclear words marked; a tap plays from
 * there.
 */
export function TalkTranscript({ talk, onPlay }: TalkTranscriptProps) {
  const runs = talkRuns(talk);
  const marks = new Set(runs.flatMap(({ parts }) => parts.flatMap(({ mark }) => mark ?? [])));
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-sm text-muted">
        {words.hint} {words.source[talk.transcript.source]}
      </p>
      <p lang="en" className="text-lg leading-loose">
        {runs.map((run) => (
          <span key={run.parts[0]?.start ?? 0}>
            <Run run={run} onPlay={onPlay} />
            {run.pause && (
              <span
                lang="vi"
                className={`mx-1 rounded-full px-2 text-sm tabular-nums whitespace-nowrap ${
                  run.pause.within ? 'bg-danger-soft text-danger' : 'bg-sunk text-muted'
                }`}
              >
                {words.pause(run.pause.seconds)}
              </span>
            )}{' '}
          </span>
        ))}
      </p>
      {marks.size > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {[...marks].map((mark) => (
            <li key={mark} className={LOOKS[mark]}>
              {words.legend[mark]}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
