import { and, asc, eq } from 'drizzle-orm';
import type { Scene, SceneMission, SceneSummary } from '#contract/conversation.ts';
import { conversationScenes, type WrittenScene } from '#server/db/schema-conversation.ts';
import { partnerLine, REACTIONS } from '#server/domain/voices/scene-lines.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { Platform } from '#server/platform.ts';

/** A line without the path of its voice. */
interface WrittenLine {
  text: string;
  vi: string;
}

/** A scene as it is served, with the paths of its voices. */
function withVoices(
  { speaker, turns, useful, returning, ...scene }: WrittenScene,
  voices: Pick<VoiceStore, 'examiner' | 'pathOf'>,
): Scene {
  const partner = <Line extends WrittenLine | null>(line: Line) =>
    (line && { ...line, voice: voices.pathOf(partnerLine(speaker, line.text)) }) as Line extends null
      ? null
      : Line & { voice: string };
  return {
    ...scene,
    reactions: {
      lost: partner(REACTIONS.lost),
      repeat: partner(REACTIONS.repeat),
      lost_again: REACTIONS.lost_again.map(partner),
    },
    ...(returning && { returning: returning.map((one) => ({ ...one, say: partner(one.say) })) }),
    useful: useful.map((line) => ({ ...line, voice: voices.examiner(line.text) })),
    turns: turns.map(({ say, again, expect, fallback, ...turn }) => ({
      ...turn,
      say: partner(say),
      again: again && partner(again),
      expect: expect.map(({ reply, ...meaning }) => ({ ...meaning, reply: reply && partner(reply) })),
      fallback: fallback && { ...fallback, say: partner(fallback.say) },
    })),
  };
}

const summaryOf = ({
  id,
  title,
  title_vi,
  level,
  category,
  goal_vi,
  missions,
}: WrittenScene): SceneSummary => ({
  id,
  title,
  title_vi,
  level,
  category,
  goal_vi,
  missions: missions.length,
});

export type Scenes = ReturnType<typeof openScenes>;

/** The scenes of the stored content. */
export function openScenes(
  { content }: Pick<Platform, 'content'>,
  voices: Pick<VoiceStore, 'examiner' | 'pathOf' | 'learnLine'>,
) {
  const listed = content.keep(async () => {
    const rows = await content.db
      .select({ data: conversationScenes.data })
      .from(conversationScenes)
      .where(eq(conversationScenes.retired, false))
      .orderBy(asc(conversationScenes.level), asc(conversationScenes.id));
    return rows.map(({ data }) => ({ summary: summaryOf(data), missions: data.missions }));
  });
  const written = content.keep(async (id: string): Promise<WrittenScene | null> => {
    const [row] = await content.db
      .select({ data: conversationScenes.data })
      .from(conversationScenes)
      .where(and(eq(conversationScenes.id, id), eq(conversationScenes.retired, false)));
    return row?.data ?? null;
  });
  const one = content.keep(async (id: string): Promise<Scene | null> => {
    const scene = await written(id);
    return scene && withVoices(scene, voices);
  });
  /** Lets the partner say a line that is not written. @returns the path of its sound */
  const learnLine = ({ speaker }: Pick<WrittenScene, 'speaker'>, text: string): string =>
    voices.learnLine(partnerLine(speaker, text));
  return {
    /** By level. */
    all: async (): Promise<SceneSummary[]> => (await listed('all')).map(({ summary }) => summary),
    /** The missions of each scene, by its id. */
    missions: async (): Promise<ReadonlyMap<string, readonly SceneMission[]>> =>
      new Map((await listed('all')).map(({ summary, missions }) => [summary.id, missions])),
    one,
    written,
    learnLine,
  };
}
