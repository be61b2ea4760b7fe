import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SpeakingRoom } from '#contract/speaking.ts';
import { countWords } from '#rules/questions/word-count.ts';
import { Captions } from '#src/shared/examiner/captions.tsx';
import { ExaminerFigure } from '#src/shared/examiner/examiner-figure.tsx';
import { DictationLost } from '#src/shared/questions/ielts-unscripted-speaking/dictation-lost.tsx';
import { type SpokenPlace, saveSpokenAnswer } from '#src/shared/speaking/save-spoken-answer.ts';
import { type HeardTalk, useTurn } from '#src/shared/speaking/use-turn.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { askedIn, askedOf, lineOf, type Opening } from './asked-of.ts';
import { SHORT_TALK } from './messages/short-talk.ts';
import { placeOf } from './next-question.ts';
import { ReadyPanel } from './ready-panel.tsx';
import { TalkCard } from './talk-card.tsx';
import type { Step, Steps } from './use-steps.ts';

interface ConversationProps {
  room: SpeakingRoom;
  place: SpokenPlace;
  step: Step;
  goOn: Steps['goOn'];
  /** Something was answered before. */
  isResumed: boolean;
  label: string;
}

/** Time to prepare and to talk, seconds. */
function timesOf({ question: { content } }: Step): { prep: number; talk: number } {
  if (content.type_code !== 'ielts_unscripted_speaking') return { prep: 0, talk: 0 };
  return { prep: content.prep_seconds, talk: content.max_seconds };
}

/** The turns of examiner and learner, question after question. */
function useTalk({ room, place, step, goOn, isResumed, label }: ConversationProps) {
  const heard = useRef(new Map<string, HeardTalk>());
  const conversation = useTurn(place, (talk) => void heard.current.set(talk.questionId, talk));
  const { turn, voice, ask } = conversation;
  const [opening, setOpening] = useState<Opening>(isResumed ? 'welcome_back' : 'greeting');
  const begin = (at: Step, from: Opening, isSaid = false): void => {
    const asked = askedOf(room, at, { opening: from, isSaid, label });
    if (asked) ask(asked);
  };
  const goOnFrom = (answered: { words: number | null } | null): void => {
    const transcript = heard.current.get(step.question.id)?.transcript ?? null;
    const words = transcript === null ? (answered?.words ?? null) : countWords(transcript);
    const next = goOn(answered && { transcript, words });
    turn.leave();
    setOpening('thank_go_on');
    // A card is read first, at the learner's pace.
    if (next && timesOf(next).prep === 0) begin(next, 'thank_go_on');
  };
  return {
    ...conversation,
    goOnFrom,
    again: () => begin(step, 'none'),
    ready: () => {
      voice.unlock();
      if (timesOf(step).prep > 0) void voice.say(lineOf(step));
      else begin(step, opening);
    },
    prepared: () => {
      voice.stop();
      begin(step, 'none', true);
    },
    keep: async (recordingId: string): Promise<void> => {
      const { id } = step.question;
      const answer = {
        type_code: 'ielts_unscripted_speaking',
        recording_id: recordingId,
        ...askedIn(step),
      } as const;
      await saveSpokenAnswer({ ...place, questionId: id, answer, label });
      goOnFrom({ words: null });
    },
  };
}

/** One question of a short talk: the examiner, what is asked, and the learner's turn. */
export function Conversation(props: ConversationProps) {
  const { room, place, step, isResumed } = props;
  const talk = useTalk(props);
  const { turn, voice, lost } = talk;
  const state = useStore(turn.state);
  const { name } = state;
  const hasSpoken = state.name === 'listening' && state.hasSpoken;
  const canAskAgain = name === 'asking' || name === 'listening';
  const { line, isSilent } = useStore(voice.state);
  const { question, followUp } = step;
  const { at, of } = placeOf(room.questions, question);
  const times = timesOf(step);
  const isCard = times.prep > 0;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="brand">{question.folder_name}</Badge>
          {SHORT_TALK.question(at, of)}
          {followUp && ` · ${SHORT_TALK.followUp}`}
        </p>
        <ProgressBar value={at - 1} max={of} label={SHORT_TALK.question(at, of)} />
      </div>
      <ExaminerFigure
        level={voice.level}
        isListening={hasSpoken}
        className={`mx-auto ${isCard ? 'w-32' : 'w-52'}`}
      />
      {isCard && <TalkCard question={question} />}
      {name !== 'idle' && !isCard && line && (
        <Captions
          key={line.text}
          line={line}
          isSilent={isSilent}
          onAgain={hasSpoken ? undefined : () => (canAskAgain ? void turn.repeat() : void voice.say(line))}
        />
      )}
      {name === 'idle' ? (
        <ReadyPanel
          key={question.id}
          attemptId={place.attemptId}
          questionId={question.id}
          prepSeconds={times.prep}
          isResumed={isResumed}
          onReady={talk.ready}
          onPrepared={talk.prepared}
          onKeep={talk.keep}
        />
      ) : (
        <AnswerPanel
          owner={place.owner}
          conversation={talk}
          limit={times.talk}
          onAgain={talk.again}
          onNext={talk.goOnFrom}
        />
      )}
      <DictationLost reason={lost} />
    </div>
  );
}
