import { heardText } from '#rules/questions/may-correct-transcript.ts';
import { wantsWords } from '#rules/speaking/words-to-mend.ts';
import { MendWords, type UnclearTalk } from '#src/shared/speaking/short-talk/mend-words.tsx';
import type { ResultTalk } from '../model/result-talks.ts';
import type { TalkActions } from './talk-details.tsx';

interface MendTalksProps {
  talks: readonly ResultTalk[];
  /** Questions whose corrected transcript waits to be sent. */
  correcting: ReadonlySet<string>;
  correct: TalkActions['correct'];
}

/** The answers of a result whose words want the learner, to be mended one after the other. */
export function MendTalks({ talks, correcting, correct }: MendTalksProps) {
  const unclear = talks.flatMap(({ question, answer, asked, graded, declined }): UnclearTalk[] => {
    const result = graded ?? declined;
    if (!answer || correcting.has(question.id) || !wantsWords(result)) return [];
    return [{ questionId: question.id, asked, answer, heard: result && heardText({ kind: 'talk', result }) }];
  });
  return (
    <MendWords
      talks={unclear}
      save={async (questionId, corrected) => {
        const talk = talks.find(({ question }) => question.id === questionId);
        if (talk) await correct(talk, corrected);
      }}
    />
  );
}
