import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { heardText } from '#rules/questions/may-correct-transcript.ts';
import { wantsWords } from '#rules/speaking/words-to-mend.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { MendWords, type UnclearTalk } from './mend-words.tsx';
import { wordingOf } from './wording-of.ts';

interface MendShortTalkProps {
  owner: string;
  /** As the server has graded it. */
  talk: SpeakingSetDetail;
}

/** The answers of a short talk whose words want the learner, to be mended one after the other. */
export function MendShortTalk({ owner, talk: { attempt, set, questions } }: MendShortTalkProps) {
  if (!attempt) return null;
  const unclear = questions.flatMap((question): UnclearTalk[] => {
    const [own] = question.user;
    const [answer, content] = [own?.bai_lam, own?.ai_evaluation?.content];
    if (answer?.type_code !== 'ielts_unscripted_speaking' || content?.kind !== 'talk') return [];
    if (!wantsWords(content.result)) return [];
    return [
      { questionId: question.id, asked: wordingOf(question, answer), answer, heard: heardText(content) },
    ];
  });
  return (
    <MendWords
      talks={unclear}
      save={(questionId, answer) =>
        saveSpokenAnswer({ owner, attemptId: attempt.id, set, questionId, answer, label: set.title_vi })
      }
    />
  );
}
