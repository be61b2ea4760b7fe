import { ChevronDown } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { TalkFigures } from '#src/shared/speaking/talk/talk-figures.tsx';
import { TalkSoundCard } from '#src/shared/speaking/talk/talk-sound-card.tsx';
import { TalkTranscript } from '#src/shared/speaking/talk/talk-transcript.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';
import { wordingOf } from './wording-of.ts';

/** Players by question id, for whoever wants a moment played. */
export type Players = RefObject<Map<string, WaveformHandle>>;

interface SpokenAnswersProps {
  questions: readonly SpeakingQuestion[];
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
  players: Players;
}

/** What the server has heard in an answer; undefined if it has not tried. */
function resultOf({ user: [own] }: SpeakingQuestion): TalkEvaluation['result'] | undefined {
  const content = own?.ai_evaluation?.content;
  return content?.kind === 'talk' ? content.result : undefined;
}

/** The words of an answer with how sure they are, and its figures; or why it was not graded, with what its sound tells. */
function Heard({ result, onPlay }: { result: TalkEvaluation['result']; onPlay: (at: number) => void }) {
  const isGraded = result.outcome === 'graded';
  if (!isGraded && !result.sound) return <p className="text-muted">{result.message}</p>;
  return (
    <>
      {!isGraded && <p className="text-muted">{result.message}</p>}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
          {isGraded ? SHORT_TALK.answers.heard : SHORT_TALK.answers.sound}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-4 pt-2">
          {isGraded && (
            <>
              <TalkTranscript talk={result} onPlay={onPlay} />
              <TalkFigures talk={result} />
            </>
          )}
          {!isGraded && result.sound && <TalkSoundCard sound={result.sound} />}
        </div>
      </details>
    </>
  );
}

function SpokenAnswer({
  question,
  answer,
  recordingId,
  players,
}: {
  question: SpeakingQuestion;
  answer: Answer | null;
  recordingId: string;
  players: Players;
}) {
  const own = useRef<WaveformHandle>(null);
  const result = resultOf(question);
  return (
    <Card as="li" className="grid gap-3">
      <p lang="en" className="font-semibold">
        {wordingOf(question, answer)}
      </p>
      <OwnRecording
        recordingId={recordingId}
        player={(handle) => {
          own.current = handle;
          if (handle) players.current.set(question.id, handle);
          else players.current.delete(question.id);
        }}
      />
      {result && <Heard result={result} onPlay={(at) => own.current?.playFrom(at)} />}
    </Card>
  );
}

/** What was said in a short talk, to be heard again, with what the server has heard in each answer. */
export function SpokenAnswers({ questions, answers, players }: SpokenAnswersProps) {
  const spoken = questions.flatMap((question) => {
    const answer = answers.get(question.id) ?? question.user[0]?.bai_lam ?? null;
    const recordingId = recordingOf(answer);
    return recordingId === null ? [] : [{ question, answer, recordingId }];
  });
  if (spoken.length === 0) return null;
  return (
    <section className="grid gap-4">
      <SectionHead title={SHORT_TALK.answers.title} />
      <ol className="grid gap-4">
        {spoken.map(({ question, ...said }) => (
          <SpokenAnswer key={question.id} question={question} {...said} players={players} />
        ))}
      </ol>
    </section>
  );
}
