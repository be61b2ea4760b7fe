import { CloudUpload, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AnswerWords } from '#rules/speaking/answer-words.ts';
import { estimateWords } from '#rules/speaking/estimate-words.ts';
import { firstNote } from '#rules/speaking/first-note.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import type { FeedbackProps } from '#src/shared/speaking/dialogue/answered-step.tsx';
import { Card } from '#src/ui/card.tsx';
import { FEEDBACK } from '../messages/feedback.ts';
import { UnclearWords } from './unclear-words.tsx';

/** The words of an answer, found by rules that are loaded when first needed. */
function useAnswerWords({
  transcript,
  question,
  unsure,
}: Pick<FeedbackProps, 'transcript' | 'question' | 'unsure'>): AnswerWords | null {
  const [words, setWords] = useState<AnswerWords | null>(null);
  useEffect(() => {
    if (transcript === null) return;
    let left = false;
    void loadPart(() => import('#rules/speaking/answer-words.ts'))
      .then(({ answerWords }) => {
        if (!left) setWords(answerWords(transcript, question, unsure));
      })
      .catch(() => undefined);
    return () => {
      left = true;
      setWords(null);
    };
  }, [transcript, question, unsure]);
  return words;
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-control bg-sunk px-3 py-2">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

function Better({ better }: { better: NonNullable<AnswerWords['better']> }) {
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <h3 className="font-semibold">{FEEDBACK.better}</h3>
      <p className="text-muted">
        <span className="text-sm">{FEEDBACK.said}: </span>
        <span lang="en">{better.said}</span>
      </p>
      <p>
        <span className="text-sm text-muted">{FEEDBACK.instead}: </span>
        <span lang="en" className="font-semibold">
          {better.instead}
        </span>
      </p>
      <p className="text-sm text-muted text-pretty">{better.explain}</p>
    </div>
  );
}

/** What can be said at once about an answer, from this device alone. */
export function AnswerFeedback(props: FeedbackProps) {
  const { owner, recordingId, talk, transcript, isTranscribing, part } = props;
  const words = useAnswerWords(props);
  const player = useRef<WaveformHandle>(null);
  const sound = talk.name === 'heard' ? talk.sound : null;
  const count = words?.words ?? (sound ? estimateWords(sound) : 0);
  return (
    <Card className="grid animate-enter gap-3 text-start">
      <h2 className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden className="size-5 text-brand-strong" />
        {FEEDBACK.title}
      </h2>
      <div role="status" className="grid gap-3">
        {talk.name === 'hearing' && <p className="animate-breathe text-muted">{FEEDBACK.hearing}</p>}
        {talk.name === 'failed' && <p className="text-muted">{FEEDBACK.failed}</p>}
        {talk.name === 'refused' && <p>{talk.message}</p>}
        {sound && (
          <>
            <p className="text-lg text-pretty">{FEEDBACK.notes[firstNote(sound, count, part)]}</p>
            <dl className="grid grid-cols-2 gap-2">
              <Figure
                name={FEEDBACK.length}
                value={`${FEEDBACK.lengthValue(sound.duration)} · ${words ? FEEDBACK.words(count) : FEEDBACK.aboutWords(count)}`}
              />
              <Figure name={FEEDBACK.pace} value={FEEDBACK.paceValue(sound.syllable_rate)} />
              <Figure
                name={FEEDBACK.pauses}
                value={FEEDBACK.pausesValue(sound.pauses.length, sound.pause_mean)}
              />
              {sound.melody !== null && (
                <Figure name={FEEDBACK.melody} value={FEEDBACK.melodyValue(sound.melody)} />
              )}
            </dl>
          </>
        )}
      </div>
      {/* Drawn afterwards: decoding it once more would delay the figures. */}
      {talk.name === 'hearing' ? (
        <div className="h-12" />
      ) : (
        <OwnRecording recordingId={recordingId} player={player} />
      )}
      {sound && !isTranscribing && (
        <UnclearWords
          owner={owner}
          recordingId={recordingId}
          transcript={transcript}
          onPlay={(at) => player.current?.playFrom(at)}
        />
      )}
      {words && words.fillers >= 2 && <p className="text-pretty">{FEEDBACK.fillers(words.fillers)}</p>}
      {words && words.repeated.length > 0 && (
        <p className="text-pretty">{FEEDBACK.repeated(words.repeated)}</p>
      )}
      {words?.better && <Better better={words.better} />}
      <p className="flex items-start gap-2 text-sm text-muted">
        <CloudUpload aria-hidden className="mt-0.5 size-4 shrink-0" />
        {FEEDBACK.provisional}
      </p>
    </Card>
  );
}
