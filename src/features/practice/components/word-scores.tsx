import type { SpeakingEvaluation } from '#contract/evaluation.ts';
import { phonemeIpa } from '#rules/phoneme-ipa.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';

type Words = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>['words'];

const LEGEND = [
  { above: 75, look: 'border-success bg-success-soft', words: RESULT.legend.good },
  { above: 50, look: 'border-warning border-dashed bg-warning-soft', words: RESULT.legend.fair },
  { above: -1, look: 'border-danger border-double bg-danger-soft', words: RESULT.legend.weak },
] as const;

const lookOf = (score: number): string => LEGEND.find(({ above }) => score > above)?.look ?? LEGEND[2].look;

/** Each word with its sounds. The line under a score differs in kind as well as in colour. */
export function WordScores({ words }: { words: Words }) {
  return (
    <Card>
      <h2 className="font-semibold">{RESULT.wordScores}</h2>
      <ul className="my-3 flex flex-wrap gap-3 text-sm">
        {LEGEND.map(({ look, words: meaning }) => (
          <li key={meaning} className={`border-b-4 px-2 py-1 ${look}`}>
            {meaning}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-3">
        {words.map((word) => (
          <li key={word.start} className="grid justify-items-center gap-1">
            <span className={`grid rounded-sm border-b-4 px-3 py-1 text-center ${lookOf(word.score)}`}>
              <span lang="en" className="text-lg">
                {word.text}
              </span>
              <span className="text-sm tabular-nums">{Math.round(word.score)}</span>
            </span>
            <span className="flex" lang="en">
              {word.phones.map((phone) => (
                <span
                  key={phone.start}
                  title={String(Math.round(phone.score))}
                  className={`border-b-2 px-1 text-sm ${lookOf(phone.score)}`}
                >
                  {phonemeIpa(phone.phone)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
