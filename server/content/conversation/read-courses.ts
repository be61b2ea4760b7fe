import { SCENE_LEVELS } from '#contract/conversation.ts';
import type { WrittenScene } from '../../db/schema-conversation.ts';
import type { PackConversation, PackSounds } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { openKnownWords } from '../sounds/known-words.ts';
import { readIntroduction } from './read-introduction.ts';
import { readLevels } from './read-levels.ts';

const FOLDER = 'conversation';

/**
 * Reads the courses of conversation with their introduction: all levels, or none of them. Faults are reported.
 */
export async function readCourses(
  { texts: files }: PackFiles,
  scenes: readonly WrittenScene[],
  { texts: soundTexts }: Pick<PackSounds, 'texts'>,
  problems: ProblemReport,
): Promise<PackConversation> {
  const levels = files.filter(({ kind }) => kind === 'conversation_level');
  const onboarding = files.find(({ kind }) => kind === 'conversation_onboarding');
  const entryTest = files.find(({ kind }) => kind === 'conversation_entry_test');
  if (levels.length === 0 && !onboarding && !entryTest) return { texts: [], sets: [] };
  for (const level of SCENE_LEVELS)
    if (!levels.some(({ id }) => id === String(level)))
      problems.add(FOLDER, 1, `There is no levels/${level}.yaml`);
  if (!onboarding) problems.add(FOLDER, 1, 'There is no onboarding.yaml');
  if (!entryTest) problems.add(FOLDER, 1, 'There is no entry-test.yaml');
  const words = await openKnownWords();
  const sounds = soundTexts.flatMap((text) => (text.kind === 'chart' ? text.sounds : []));
  const { texts, sets } = readLevels(levels, { scenes, sounds, words }, problems);
  const introduction = readIntroduction(onboarding, entryTest, words, problems);
  return {
    texts: introduction ? [...texts, { id: introduction.kind, data: introduction }] : texts,
    sets,
  };
}
