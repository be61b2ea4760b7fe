import { SLIPS } from '#contract/reading-evaluation.ts';
import { READING } from '#src/messages/reading-report.ts';
import { Card } from '#src/ui/card.tsx';
import type { GradedReading } from './graded-reading.ts';

/** By the sounds alone, and with the recogniser's network. */
const FINDS_SLIPS: ReadonlySet<string> = new Set(['luyen-gop', 'luyen-ear']);

interface SlipsCardProps extends Pick<GradedReading, 'words' | 'engine'> {
  /** Opens the word at an index of the reading. */
  onWord: (at: number) => void;
}

/** Detected slips typical of Vietnamese speakers, with their words; and what cannot be detected. */
export function SlipsCard({ words, engine, onWord }: SlipsCardProps) {
  // Other engines, and earlier versions of this one, do not detect slips: finding none would be no praise.
  if (!FINDS_SLIPS.has(engine.name) || Number(engine.version) < 3) return null;
  const detected = SLIPS.flatMap((slip) => {
    const own = words.flatMap(({ phones, text }, at) =>
      phones.some((phone) => phone.slip === slip) ? [{ text, at }] : [],
    );
    return own.length === 0 ? [] : [{ slip, own }];
  });
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{READING.slips}</h2>
      {detected.length === 0 ? (
        <p className="text-pretty">{READING.slipsNone}</p>
      ) : (
        <>
          <p className="text-sm text-muted text-pretty">{READING.slipsText}</p>
          <ul className="grid gap-2">
            {detected.map(({ slip, own }) => (
              <li key={slip} className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2">
                <span className="font-semibold">{READING.slip[slip]}</span>
                {own.map(({ text, at }) => (
                  <button
                    key={at}
                    type="button"
                    lang="en"
                    onClick={() => onWord(at)}
                    className="min-h-11 min-w-11 rounded-sm px-1 text-brand-strong underline underline-offset-4 hover:bg-brand-soft"
                  >
                    {text}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-muted text-pretty">{READING.slipsUntold}</p>
    </Card>
  );
}
