import { Badge } from '#src/ui/badge.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { ResultTalk } from '../model/result-talks.ts';
import type { ResultDetail } from '../model/use-result.ts';
import { Fold } from './fold.tsx';
import { type TalkActions, TalkDetails } from './talk-details.tsx';

interface TalksProps {
  talks: readonly ResultTalk[];
  detail: ResultDetail;
  band: number | null;
  /** Questions whose corrected transcript waits to be sent. */
  correcting: ReadonlySet<string>;
  actions: TalkActions;
}

const words = SPEAKING_RESULT.talk;

/** What is said of an answer while it is folded. */
function noteOf({ question, answer }: ResultTalk): string {
  const by = answer?.asked?.by;
  return by ? `${question.folder_name} · ${words.followUp[by]}` : question.folder_name;
}

/** The answers of an attempt, each folded. */
export function Talks({ talks, detail, band, correcting, actions }: TalksProps) {
  return (
    <ol className="grid gap-3">
      {talks.map((talk) => {
        const { question, answer, declined } = talk;
        return (
          <li key={question.id}>
            {declined && (
              <p className="pb-1">
                <Badge tone="warning">{words.declined}</Badge>
              </p>
            )}
            <Fold heading="h3" title={talk.asked} note={noteOf(talk)}>
              {answer ? (
                <TalkDetails
                  talk={talk}
                  answer={answer}
                  detail={detail}
                  band={band}
                  isCorrecting={correcting.has(question.id)}
                  actions={actions}
                />
              ) : (
                <p>{words.unanswered}</p>
              )}
            </Fold>
          </li>
        );
      })}
    </ol>
  );
}
