import { heardText } from '#rules/questions/may-correct-transcript.ts';
import { wantsWords } from '#rules/speaking/words-to-mend.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { MendWords, type UnclearTalk } from '#src/shared/speaking/short-talk/mend-words.tsx';
import { wordingOf } from '#src/shared/speaking/short-talk/wording-of.ts';
import type { GradedTrial } from '../model/use-trial-result.ts';

/** The answers of a trial whose words want the learner, to be mended one after the other. */
export function MendTrial({ owner, trial }: { owner: string; trial: GradedTrial }) {
  const unclear = trial.questions.flatMap((question): UnclearTalk[] => {
    const [own] = question.user;
    const [answer, content] = [own?.bai_lam, own?.ai_evaluation?.content];
    if (answer?.type_code !== 'ielts_unscripted_speaking' || content?.kind !== 'talk') return [];
    if (!wantsWords(content.result)) return [];
    return [
      { questionId: question.id, asked: wordingOf(question, answer), answer, heard: heardText(content) },
    ];
  });
  const place = { owner, attemptId: trial.attempt.id, set: { id: trial.set.id, mode: 'trial' as const } };
  return (
    <MendWords
      talks={unclear}
      save={(questionId, answer) =>
        saveSpokenAnswer({ ...place, questionId, answer, label: trial.set.title_vi })
      }
    />
  );
}
