import { TRIAL_PHASES } from '#contract/learning-trial.ts';
import type { WrittenTrial } from '../../db/schema-learning-trial.ts';
import type { PackLearningTrial } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource } from '../source-file.ts';
import { unknownWordsFinder } from '../unknown-words.ts';
import { questionOfAsk } from './ask-question.ts';
import { checkChat } from './check-chat.ts';
import { type ChatSource, chatSource, type MessageSource } from './sources.ts';

/** The exercise that the lesson is. */
const EXERCISE_ID = 'learning-trial';
const HOUR = 3_600;

const heardOf = ({ ask }: MessageSource) => {
  if (ask?.kind === 'say') return { text: ask.text, vi: ask.vi };
  return ask?.kind === 'listen' ? ask.heard : null;
};

const repliesOf = (ask: NonNullable<MessageSource['ask']>) =>
  ask.kind === 'say'
    ? { right_vi: ask.after_vi, wrong_vi: ask.after_vi }
    : { right_vi: ask.right_vi, wrong_vi: ask.wrong_vi };

const messagesOf = ({ phases }: ChatSource): WrittenTrial['messages'] =>
  TRIAL_PHASES.flatMap((phase) =>
    phases[phase].messages.map((message) => ({
      id: message.id,
      phase,
      text_vi: message.text_vi,
      line: message.line ?? null,
      ask: message.ask
        ? {
            kind: message.ask.kind,
            skill: message.ask.skill,
            heard: heardOf(message),
            ...repliesOf(message.ask),
          }
        : null,
    })),
  );

function packed(chat: ChatSource): PackLearningTrial {
  const asked = TRIAL_PHASES.flatMap((phase) =>
    chat.phases[phase].messages.flatMap((message) =>
      message.ask ? [{ message, ask: message.ask, phase, title: chat.phases[phase].title_vi }] : [],
    ),
  );
  const { title_vi, summary_vi, minutes, book, skills, again_after_hours } = chat;
  return {
    id: EXERCISE_ID,
    title: title_vi,
    summary_vi,
    questions: asked.map(({ message, ask, ...place }, index) =>
      questionOfAsk(message, ask, { ...place, exerciseId: EXERCISE_ID, position: index + 1 }),
    ),
    detail: {
      title_vi,
      summary_vi,
      minutes,
      book,
      wait_seconds: again_after_hours * HOUR,
      phases: TRIAL_PHASES.map((id) => ({ id, title_vi: chat.phases[id].title_vi })),
      skills: skills.map(({ id, can_vi, not_yet_vi, next_vi, next_page }) => ({
        id,
        can_vi,
        not_yet_vi,
        next: { text_vi: next_vi, page: next_page },
      })),
      messages: messagesOf(chat),
    },
  };
}

/** Reads `learning-trial/chat.yaml`; null without it, or when it has faults, which are reported. */
export async function readLearningTrial(
  { texts }: PackFiles,
  problems: ProblemReport,
): Promise<PackLearningTrial | null> {
  const file = texts.find(({ kind }) => kind === 'learning_trial');
  if (!file) return null;
  const chat = readSource(file, chatSource, problems);
  if (!chat) return null;
  checkChat(chat.data, await unknownWordsFinder(), chat.report);
  return packed(chat.data);
}
