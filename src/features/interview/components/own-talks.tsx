import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { TALK } from '#src/messages/talk.ts';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { AssessedCriteria } from '#src/shared/speaking/short-talk/assessed-criteria.tsx';
import { SpokenAnswers } from '#src/shared/speaking/short-talk/spoken-answers.tsx';
import type { SubmittedTalk } from '#src/shared/speaking/short-talk/use-local-talk.ts';
import { Notice } from '#src/ui/notice.tsx';
import { myTalks } from '../api/interview-queries.ts';

/** Why one's own interview has its band, and what was heard in each answer: for its taker alone. @param id of its attempt */
export function OwnTalks({ id, answers }: { id: string } & Pick<SubmittedTalk, 'answers'>) {
  const players = useRef(new Map<string, WaveformHandle>());
  const { data } = useQuery(myTalks(id));
  if (!data) return null;
  const speaking = data.attempt?.user_result.speaking;
  return (
    <>
      {speaking?.outcome === 'graded' && speaking.beside && <Notice tone="info">{TALK.band.beside}</Notice>}
      <AssessedCriteria
        criteria={speaking?.criteria ?? []}
        onPlay={(questionId, at) => players.current.get(questionId)?.playFrom(at)}
      />
      <SpokenAnswers questions={data.questions} answers={answers} players={players} />
    </>
  );
}
