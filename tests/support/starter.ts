import type { QuestionType } from '#contract/question.ts';
import { starterPack } from './starter-pack.ts';

/** Where the tests practise: the first lesson of the starter content. */
export const STARTER = {
  course: 'starter',
  lesson: 'bat-dau',
  sheet: 'thi-hien-tai',
  practice: 'ong-tren-mai-nha',
} as const;

/** Id of the practice's first question of a type. */
export async function starterQuestion(type: QuestionType): Promise<string> {
  const { exercises } = await starterPack();
  const practice = exercises.find(({ id }) => id === STARTER.practice);
  const found = practice?.questions.find(({ question }) => question.content.type_code === type);
  if (!found) throw new Error(`${STARTER.practice} has no ${type}`);
  return found.question.id;
}

/** The text to read aloud of the practice's speaking question. */
export async function speakingText(): Promise<string> {
  const { exercises } = await starterPack();
  const practice = exercises.find(({ id }) => id === STARTER.practice);
  for (const { question } of practice?.questions ?? []) {
    if (question.content.type_code === 'ielts_scripted_speaking') return question.content.text;
  }
  throw new Error(`${STARTER.practice} has no speaking question`);
}
