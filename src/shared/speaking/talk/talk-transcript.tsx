import type { MouseEvent } from 'react';
import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { type TalkRun, talkRuns, type WordMark } from './talk-runs.ts';
import { type TalkSpan, talkSpans } from './talk-spans.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

interface TalkTranscriptProps {
  talk: Pick<Graded, 'transcript' | 'words' | 'pauses' | 'comments'>;
  /** Phrases that were offered for it, such as those of model answers. */
  phrases?: readonly string[];
  onPlay: (at: number) => void;
}

const { words } = TALK;

const LOOKS: Record<WordMark, string> = {
  filler: 'rounded-sm bg-info-soft italic',
  repair: 'rounded-sm bg-info-soft line-through',
  unclear: 'underline decoration-wavy decoration-warning underline-offset-4',
  unheard: 'text-muted underline decoration-dotted underline-offset-4',
  unsure: 'text-muted italic underline decoration-dashed underline-offset-4',
};

/** Each with a line or a letterform of its own, so that colour is not the only cue. */
const SPAN_LOOKS: Record<TalkSpan['kind'], string> = {
  check: 'underline decoration-double decoration-danger underline-offset-4',
  phrase: 'font-semibold text-success',
};

/** A word or what is between two, with its mark, and the end of its span, in words. */
function Part({ part: { start, text, at, mark, span } }: { part: TalkRun['parts'][number] }) {
  const isEnd = span !== null && start + text.length === span.end;
  return (
    <span {...(at !== null && { 'data-at': at })} {...(span && { className: SPAN_LOOKS[span.kind] })}>
      {mark ? <span className={LOOKS[mark]}>{text}</span> : text}
      {mark && <span className="sr-only">{words.marked(words.legend[mark])}</span>}
      {isEnd && <span className="sr-only">{words.marked(words.legend[span.kind])}</span>}
    </span>
  );
}

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
      {run.parts.map((part) => (
        <Part key={part.start} part={part} />
      ))}
    </button>
  );
}

const NO_PHRASES: readonly string[] = [];

/**
 * The transcript, from pause to pause, with fillers, repairs, unclear words, errors and good phrases marked; a tap
 * plays from there.
 */
export function TalkTranscript({ talk, phrases = NO_PHRASES, onPlay }: TalkTranscriptProps) {
  const spans = talkSpans(talk.transcript.text, talk.comments, phrases);
  const runs = talkRuns(talk, spans);
  const marks = new Set(runs.flatMap(({ parts }) => parts.flatMap(({ mark }) => mark ?? [])));
  const kinds = new Set(spans.map(({ kind }) => kind));
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
      {marks.size + kinds.size > 0 && (
        <ul aria-label={words.legendTitle} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {[...marks].map((mark) => (
            <li key={mark} className={LOOKS[mark]}>
              {words.legend[mark]}
            </li>
          ))}
          {[...kinds].map((kind) => (
            <li key={kind} className={SPAN_LOOKS[kind]}>
              {words.legend[kind]}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
