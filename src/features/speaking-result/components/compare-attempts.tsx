import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Estimate } from '#contract/evaluation-parts.ts';
import type { BandPoint } from '#contract/speaking.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { compareTalks } from '#rules/speaking/compare-talks.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { speakingTopicAttempt } from '#src/shared/queries/speaking.ts';
import { FiguresTable } from '#src/ui/figures-table.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { examAttempt } from '../api/queries.ts';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { ResultKind } from '../model/use-result.ts';

interface CompareAttemptsProps {
  kind: ResultKind;
  setId: string;
  speaking: SpeakingBand;
  /** Earlier attempts at the same set that have a band, latest first. */
  earlier: readonly BandPoint[];
}

const words = SPEAKING_RESULT.compare;
const shown = (band: Estimate | null): string =>
  band ? `${band.low.toFixed(1)}–${band.high.toFixed(1)}` : words.unknown;

/** This attempt beside an earlier one at the same set, honest about ranges that overlap. */
export function CompareAttempts({ kind, setId, speaking, earlier }: CompareAttemptsProps) {
  const [chosenId, setChosenId] = useState(earlier[0]?.attempt_id ?? '');
  const topic = useQuery({ ...speakingTopicAttempt(setId, chosenId), enabled: kind === 'topic' });
  const exam = useQuery({ ...examAttempt(setId, chosenId), enabled: kind === 'exam' });
  const query = kind === 'topic' ? topic : exam;
  const before = query.data?.attempt?.user_result.speaking;
  return (
    <div className="grid gap-4">
      <label className="grid gap-1.5">
        <span className="text-sm font-semibold">{words.choose}</span>
        <select
          value={chosenId}
          onChange={({ target }) => setChosenId(target.value)}
          className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        >
          {earlier.map(({ attempt_id, at, band }) => (
            <option key={attempt_id} value={attempt_id}>
              {words.attempt(formatMoment(at), band.low.toFixed(1), band.high.toFixed(1))}
            </option>
          ))}
        </select>
      </label>
      {before ? (
        <>
          <FiguresTable
            caption={words.caption}
            head={words.head}
            rows={compareTalks(before, speaking).map(({ code, before: was, after, verdict }) => ({
              key: code ?? 'band',
              cells: [
                code ? TALK.band.short[code] : words.overall,
                shown(was),
                shown(after),
                verdict === 'unknown' ? words.unknown : words.verdicts[verdict],
              ],
            }))}
          />
          <p className="text-sm text-muted text-pretty">{words.note}</p>
        </>
      ) : (
        <Loaded query={query} />
      )}
    </div>
  );
}
