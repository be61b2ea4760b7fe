import type { Ref, RefObject } from 'react';
import type { DeskTask } from '#contract/teacher-desk.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import type { Span } from '#rules/text/spans.ts';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { GRADING } from '../messages/grading.ts';
import type { DraftParts } from '../model/stored-draft.ts';
import { type EssayHandle, EssayView } from './essay-view.tsx';
import { RecordingView } from './recording-view.tsx';

interface WorkPaneProps {
  task: DeskTask;
  parts: DraftParts;
  essay: Ref<EssayHandle>;
  player: RefObject<WaveformHandle | null>;
  onQuote: (span: Span) => void;
}

function Prompt({ content }: Pick<DeskTask, 'content'>) {
  if (!('prompt' in content)) return null;
  return (
    <details open className="border-b border-line pb-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{GRADING.prompt}</summary>
      <Prose markdown={content.prompt} />
      {content.type_code === 'ielts_unscripted_speaking' && content.cues.length > 0 && (
        <ul lang="en" className="list-disc pl-6">
          {content.cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      )}
      {content.type_code === 'ielts_scripted_speaking' && (
        <blockquote lang="en" className="border-l-4 border-line pl-3">
          {content.text}
        </blockquote>
      )}
    </details>
  );
}

function Regrade({ regrade }: { regrade: NonNullable<DeskTask['regrade']> }) {
  return (
    <Notice tone="info" title={GRADING.regradeTitle}>
      <p className="whitespace-pre-line break-words">{regrade.reason}</p>
      {regrade.first && <p>{GRADING.firstBand(regrade.first.band.toFixed(1))}</p>}
    </Notice>
  );
}

function Spoken({ task, parts, player }: Pick<WorkPaneProps, 'task' | 'parts' | 'player'>) {
  const { recording, transcript } = task;
  if (!recording) return <Notice tone="warning">{GRADING.recordingFailed}</Notice>;
  const places = Object.values(parts).flatMap(({ comments }) =>
    comments.flatMap(({ at_seconds }) => at_seconds ?? []),
  );
  return (
    <>
      <h3 className="font-semibold">{GRADING.recording}</h3>
      <RecordingView task={{ ...task, recording }} places={places} player={player} />
      {places.length > 0 && (
        <p className="text-sm text-muted">{places.map((place) => formatSeconds(place)).join(' · ')}</p>
      )}
      {transcript !== null && (
        <>
          <h3 className="font-semibold">{GRADING.transcript}</h3>
          <p lang="en" className="text-lg/loose whitespace-pre-wrap break-words">
            {transcript}
          </p>
        </>
      )}
    </>
  );
}

/** The work on the left: the question, then the essay or the recording. */
export function WorkPane({ task, parts, essay, player, onQuote }: WorkPaneProps) {
  const quotes = Object.values(parts).flatMap(({ comments }) => comments.flatMap(({ quote }) => quote ?? []));
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="sr-only">{GRADING.work}</h2>
      {task.clock_doubtful && <Notice tone="info">{GRADING.clockDoubtful}</Notice>}
      {task.regrade && <Regrade regrade={task.regrade} />}
      <Prompt content={task.content} />
      {task.essay === null ? (
        <Spoken task={task} parts={parts} player={player} />
      ) : (
        <>
          <h3 className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
            {GRADING.essay}
            <span className="text-sm text-muted">{GRADING.words(countWords(task.essay))}</span>
          </h3>
          <EssayView ref={essay} essay={task.essay} quotes={quotes} onQuote={onQuote} />
        </>
      )}
    </Card>
  );
}
