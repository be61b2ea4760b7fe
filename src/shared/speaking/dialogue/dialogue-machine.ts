import type { Answer } from '#contract/question.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import type { Arrival } from './asked-question.ts';
import type { DialoguePolicy, FollowUpQuestion } from './dialogue-policy.ts';
import { type DialogueStep, isCard, openingPlace, questionAt } from './steps.ts';

/** Where something is asked. `times`: picks among wordings. */
interface AtPlace {
  step: DialogueStep;
  place: ConversationPlace;
  times: number;
}

/** What a state waits for. */
export type DialogueEffect =
  /** Looks for what a kill left of an answer to the question here. */
  | { kind: 'look'; questionId: string }
  /** Says what belongs to the place, the question last, then listens. */
  | (AtPlace & { kind: 'ask'; arrival: Arrival })
  /** The same without listening: the learner prepares. */
  | (AtPlace & { kind: 'present'; arrival: Arrival })
  /** Waits at a card until the learner is ready to prepare. */
  | (AtPlace & { kind: 'wait' })
  /** Listens to the talk about a card. */
  | (AtPlace & { kind: 'listen' })
  | { kind: 'end' };

export interface DialogueState {
  steps: readonly DialogueStep[];
  /** A card waits for a press before its time to prepare begins. */
  waitsAtCards: boolean;
  /** The conversation was begun before. */
  isResumed: boolean;
  place: ConversationPlace | null;
  /** What is on screen while no turn is under way. `ready`: a press begins, or goes on. */
  scene: 'ready' | 'card' | 'answered' | 'interrupted' | 'end';
  /** The recording that a kill left of an answer to the question here. */
  interrupted: string | null;
  /** Counts what was asked, which picks among wordings. */
  times: number;
  effect: DialogueEffect | null;
}

export type DialogueEvent =
  | { type: 'entered' }
  | { type: 'looked'; interrupted: string | null; isAnswered: boolean }
  /** `questionId`: of the next question without an answer; null at the end. */
  | { type: 'went-on'; questionId: string | null }
  | { type: 'step-opened'; questionId: string }
  | { type: 'asked-again' }
  | { type: 'follow-up-chosen'; followUp: FollowUpQuestion }
  /** The learner begins the talk about a card. */
  | { type: 'talk-begun' }
  /** The answer on screen was saved in another way than by a turn. */
  | { type: 'answer-shown' };

/** The state before a conversation begins or goes on, at the place where it was left. */
export function startDialogue(
  steps: readonly DialogueStep[],
  { answers, place: left }: { answers: ReadonlyMap<string, Answer>; place: ConversationPlace | null },
  { waitsAtCards, revisits }: Pick<DialoguePolicy, 'waitsAtCards' | 'revisits'>,
): DialogueState {
  const isResumed = answers.size > 0 || left !== null;
  const place = openingPlace(steps, answers, left, revisits);
  return {
    steps,
    waitsAtCards,
    isResumed,
    place,
    scene: 'ready',
    interrupted: null,
    times: Math.floor(Math.random() * 4),
    effect: null,
  };
}

const stepAt = ({ steps }: DialogueState, place: ConversationPlace): DialogueStep | undefined =>
  steps.find(({ id }) => id === place.questionId);

function goTo(state: DialogueState, place: ConversationPlace, arrival: Arrival): DialogueState {
  const step = stepAt(state, place);
  if (!step) return state;
  const { times, waitsAtCards } = state;
  if (waitsAtCards && arrival === 'next' && isCard(step))
    return { ...state, place, scene: 'ready', effect: { kind: 'wait', step, place, times } };
  const isPrepared = isCard(step) && !place.followUp;
  return {
    ...state,
    place,
    scene: isPrepared ? 'card' : 'answered',
    times: times + 1,
    effect: { kind: isPrepared ? 'present' : 'ask', step, place, arrival, times },
  };
}

/** What the examiner says first where a conversation begins or goes on. */
function firstArrival({ waitsAtCards, isResumed }: DialogueState, step: DialogueStep): Arrival {
  if (waitsAtCards && isCard(step)) return 'again';
  return isResumed ? 'back' : 'first';
}

/** One step of a conversation with the examiner about the questions of a set. */
export function dialogueStep(state: DialogueState, event: DialogueEvent): DialogueState {
  const { place, times } = state;
  if (event.type === 'step-opened') return goTo(state, { questionId: event.questionId }, 'again');
  if (event.type === 'went-on') {
    if (event.questionId !== null) return goTo(state, { questionId: event.questionId }, 'next');
    return { ...state, place: null, scene: 'end', effect: { kind: 'end' } };
  }
  const step = place && stepAt(state, place);
  if (!step) return event.type === 'entered' ? { ...state, scene: 'end' } : state;
  switch (event.type) {
    case 'entered':
      return { ...state, effect: { kind: 'look', questionId: questionAt(step, place) } };
    case 'looked': {
      const { interrupted, isAnswered } = event;
      if (interrupted === null && !isAnswered)
        return goTo({ ...state, interrupted }, place, firstArrival(state, step));
      return { ...state, interrupted, scene: interrupted === null ? 'answered' : 'interrupted' };
    }
    case 'asked-again':
      return goTo(state, place, 'again');
    case 'follow-up-chosen':
      return goTo(state, { questionId: step.id, followUp: event.followUp }, 'more');
    case 'talk-begun':
      return { ...state, scene: 'answered', effect: { kind: 'listen', step, place, times } };
    case 'answer-shown':
      return { ...state, scene: 'answered' };
  }
}
