import type { QueryClient } from '@tanstack/react-query';
import type { ConversationLevel, LevelSummary, OnboardingChoices } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { storeIntroduced } from '#src/platform/session/vip.ts';
import { onboardingResult } from '../api/introduction.ts';
import { LEVEL_CARD, LEVELS_VIEW } from '../messages/course.ts';
import { RESULT } from '../messages/introduction.ts';

/** Ids of what has to reach the server first: a level opens by the introduction, a level-up counts the visits. */
async function idsBefore(
  owner: string,
  commands: readonly (
    | typeof ENDPOINTS.conversationLevel.completeOnboarding
    | typeof ENDPOINTS.conversationLevel.levelUp
    | typeof ENDPOINTS.conversation.visit
  )[],
): Promise<string[]> {
  return (await rowsOf(commands, { owner })).map(({ id }) => id);
}

/** Saves the introduction. Its result holds on this device at once, and the guards let in. */
export async function saveIntroduction(
  client: QueryClient,
  owner: string,
  choices: OnboardingChoices,
  suggested: ConversationLevel,
): Promise<void> {
  const clock = await readClock();
  await saveCommand(ENDPOINTS.conversationLevel.completeOnboarding, {
    owner,
    body: { ...choices, ...clock },
    label: RESULT.queueLabel(suggested),
  });
  storeIntroduced();
  const known = client.getQueryData(onboardingResult().queryKey)?.result ?? null;
  const max_level = known && known.max_level > suggested ? known.max_level : suggested;
  const result = { choices, suggested_level: suggested, max_level, completed_at: clock.at + clock.skew };
  await writeQuery(client, onboardingResult(), { result });
}

/** Saves which level is practised. */
export async function saveSelection(owner: string, level: ConversationLevel): Promise<void> {
  await saveCommand(ENDPOINTS.conversationLevel.selectLevel, {
    owner,
    body: { level, ...(await readClock()) },
    label: LEVELS_VIEW.queueLabel(level),
    after: await idsBefore(owner, [
      ENDPOINTS.conversationLevel.completeOnboarding,
      ENDPOINTS.conversationLevel.levelUp,
    ]),
  });
}

/** Saves that the level after this one is opened. */
export async function saveLevelUp(owner: string, { level, course_id }: LevelSummary): Promise<void> {
  await saveCommand(ENDPOINTS.conversationLevel.levelUp, {
    owner,
    params: { id: course_id },
    body: await readClock(),
    label: LEVEL_CARD.upLabel(level + 1),
    after: await idsBefore(owner, [
      ENDPOINTS.conversationLevel.completeOnboarding,
      ENDPOINTS.conversation.visit,
    ]),
  });
}
