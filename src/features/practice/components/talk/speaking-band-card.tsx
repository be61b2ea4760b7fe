import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { EstimateLine } from '#src/shared/questions/estimate-line.tsx';
import { Sureness } from '#src/shared/questions/grade-origin.tsx';
import { EngineLine } from '#src/shared/questions/machine-grade.tsx';
import { TalkNote } from '#src/shared/speaking/talk/talk-note.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';

type Graded = Extract<SpeakingBand, { outcome: 'graded' }>;

interface SpeakingBandCardProps {
  speaking: SpeakingBand;
  /** Page of one of the talks. */
  pathOf: (questionId: string) => string;
}

const words = TALK.band;

function Criterion({
  criterion: { code, band, reasons },
  pathOf,
}: {
  criterion: Graded['criteria'][number];
  pathOf: SpeakingBandCardProps['pathOf'];
}) {
  return (
    <details className="border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-semibold">{words.criteria[code]}</span>{' '}
        <span className="whitespace-nowrap text-muted">
          {words.range(band.low.toFixed(1), band.high.toFixed(1))}
        </span>
      </summary>
      <ul className="grid gap-3 pb-3">
        {reasons.map(({ tone, comment, quote }) => (
          <TalkNote
            key={`${comment}-${quote?.start}`}
            tone={tone}
            comment={comment}
            quote={quote?.text ?? null}
          >
            {quote && (
              <LinkButton variant="quiet" className="-ms-3" to={pathOf(quote.question_id)}>
                {quote.at === null ? words.openTalk : TALK.comments.listen(formatSeconds(quote.at))}
              </LinkButton>
            )}
          </TalkNote>
        ))}
      </ul>
    </details>
  );
}

/** The one band for all talks of an attempt, as a range with its reasons; or why there is none. */
export function SpeakingBandCard({ speaking, pathOf }: SpeakingBandCardProps) {
  if (speaking.outcome === 'declined')
    return (
      <Notice tone="info" title={words.none}>
        <p>{speaking.message}</p>
      </Notice>
    );
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold">{words.title}</h2>
      <EstimateLine estimate={speaking.band} scale="band" />
      <Sureness confidence={speaking.confidence} />
      <p className="text-sm text-muted">{words.of(speaking.talks, speaking.of)}</p>
      <p className="text-sm text-muted">{words.honest}</p>
      <div>
        {speaking.criteria.map((criterion) => (
          <Criterion key={criterion.code} criterion={criterion} pathOf={pathOf} />
        ))}
      </div>
      <EngineLine engine={speaking.engine} />
    </Card>
  );
}
