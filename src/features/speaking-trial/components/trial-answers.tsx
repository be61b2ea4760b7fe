import type { RefObject } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { wordingOf } from '#src/shared/speaking/short-talk/wording-of.ts';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TRIAL } from '../messages/trial.ts';

interface TrialAnswersProps {
  questions: readonly SpeakingQuestion[];
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
  /** Players by question id, for whoever wants a moment played. */
  players: RefObject<Map<string, WaveformHandle>>;
}

/** Why the server did not grade an answer; null if it did, or has not tried. */
function whyNot({ user: [own] }: SpeakingQuestion): string | null {
  const result = own?.ai_evaluation?.content?.result;
  return result?.outcome === 'declined' ? result.message : null;
}

/** What was said, to be heard again, with why an answer could not be graded. */
export function TrialAnswers({ questions, answers, players }: TrialAnswersProps) {
  const spoken = questions.flatMap((question) => {
    const answer = answers.get(question.id) ?? question.user[0]?.bai_lam ?? null;
    const recordingId = recordingOf(answer);
    return recordingId === null ? [] : [{ question, answer, recordingId }];
  });
  if (spoken.length === 0) return null;
  return (
    <section className="grid gap-4">
      <SectionHead title={TRIAL.result.answers} />
      <ol className="grid gap-4">
        {spoken.map(({ question, answer, recordingId }) => (
          <Card key={question.id} as="li" className="grid gap-3">
            <p lang="en" className="font-semibold">
              {wordingOf(question, answer)}
            </p>
            <OwnRecording
              recordingId={recordingId}
              player={(handle) => {
                if (handle) players.current.set(question.id, handle);
                else players.current.delete(question.id);
              }}
            />
            {whyNot(question) !== null && <p className="text-muted">{whyNot(question)}</p>}
          </Card>
        ))}
      </ol>
    </section>
  );
}
