import type { Estimate } from '#contract/evaluation-parts.ts';
import { speechPace } from '#rules/reading-report/speech-rate.ts';
import { READING } from '#src/messages/reading-report.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { GradedReading } from './graded-reading.ts';

const ASPECTS = ['accuracy', 'fluency', 'prosody'] as const;

/** Confidences (0–1) from which the engine is called sure, and fairly sure. */
const SURE = 0.75;
const FAIRLY_SURE = 0.5;

function Range({ estimate: { low, point, high } }: { estimate: Estimate }) {
  return (
    <div aria-hidden="true" className="relative h-3 rounded-full bg-sunk inset-ring inset-ring-line">
      <div
        className="absolute inset-y-0 rounded-full bg-brand-soft inset-ring inset-ring-brand"
        style={{ left: `${low}%`, width: `${high - low}%` }}
      />
      <div
        className="absolute -inset-y-0.5 w-1 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${point}%` }}
      />
    </div>
  );
}

function Aspect({ name, text, estimate }: { name: string; text: string; estimate: Estimate }) {
  const { low, point, high } = estimate;
  const [shownLow, shownPoint, shownHigh] = [low, point, high].map((value) => String(Math.round(value)));
  return (
    <div className="grid content-start gap-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="grid gap-1.5">
        <span className="text-sm tabular-nums">
          {READING.span(shownPoint ?? '', shownLow ?? '', shownHigh ?? '')}
        </span>
        <Range estimate={estimate} />
        <span className="text-sm text-muted text-pretty">{text}</span>
      </dd>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-sm text-pretty">{text}</dd>
    </div>
  );
}

/** The parts of a reading's score, its pace, and the engine's confidence. */
export function ReadingAspects({ graded }: { graded: GradedReading }) {
  const reported = ASPECTS.flatMap((aspect) => {
    const estimate = graded[aspect];
    return estimate ? [{ aspect, estimate }] : [];
  });
  const { confidence, doubts = [], speech_rate } = graded;
  const sure = confidence >= SURE ? 'high' : confidence >= FAIRLY_SURE ? 'middle' : 'low';
  const rate = Math.round(speech_rate);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{READING.aspects}</h2>
      {reported.length === 0 && <p className="text-sm text-muted">{READING.noAspects}</p>}
      <dl className="grid gap-5 sm:grid-cols-2">
        {reported.map(({ aspect, estimate }) => (
          <Aspect key={aspect} {...READING.aspect[aspect]} estimate={estimate} />
        ))}
        <Fact name={READING.rate} text={READING.rateText(rate, speechPace(rate))} />
        <Fact name={READING.sureness} text={READING.sure[sure]} />
      </dl>
      {doubts.map((doubt) => (
        <Notice key={doubt} tone="warning">
          {READING.doubt[doubt]}
        </Notice>
      ))}
      <p className="text-sm text-muted text-pretty">{READING.honest}</p>
      <p className="text-sm text-muted text-pretty">{READING.children}</p>
    </Card>
  );
}
