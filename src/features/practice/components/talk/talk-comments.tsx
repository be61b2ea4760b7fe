import { Play } from 'lucide-react';
import { SPEAKING_CRITERIA, type TalkComment } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { TalkNote } from '#src/shared/speaking/talk/talk-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';

interface TalkCommentsProps {
  comments: readonly TalkComment[];
  onPlay: (at: number) => void;
}

/** Strengths and points to work on, by criterion; a quote plays the moment when it was said. */
export function TalkComments({ comments, onPlay }: TalkCommentsProps) {
  return (
    <Card className="grid gap-5">
      <h2 className="font-semibold">{TALK.comments.title}</h2>
      {SPEAKING_CRITERIA.map((code) => (
        <section key={code} aria-label={TALK.band.criteria[code]} className="grid gap-3">
          <h3 className="font-semibold text-muted">{TALK.band.criteria[code]}</h3>
          <ul className="grid gap-3">
            {comments
              .filter(({ criterion }) => criterion === code)
              .map(({ tone, comment, quote }) => (
                <TalkNote
                  key={`${comment}-${quote?.start}`}
                  tone={tone}
                  comment={comment}
                  quote={quote?.text ?? null}
                >
                  {quote && quote.at !== null && (
                    <Button
                      variant="quiet"
                      icon={Play}
                      className="-ms-3"
                      onClick={() => quote.at !== null && onPlay(quote.at)}
                    >
                      {TALK.comments.listen(formatSeconds(quote.at))}
                    </Button>
                  )}
                </TalkNote>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
