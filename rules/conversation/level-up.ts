import type { CourseScene, LevelUpNeeds } from '#contract/conversation-course.ts';

/** What a course asks for: scenes whose goal was reached, and a share of all missions, percent. */
export interface LevelRule {
  scenes: number;
  missions: number;
}

type Scene = Pick<CourseScene, 'is_reached' | 'missions' | 'missions_done'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How much of what a level asks for is done. It never asks for more scenes than there still are. */
export const levelUpNeeds = (rule: LevelRule, scenes: readonly Scene[]): LevelUpNeeds => ({
  scenes: {
    done: scenes.filter(({ is_reached }) => is_reached).length,
    needed: Math.min(rule.scenes, scenes.length),
  },
  missions: {
    done: sum(scenes.map(({ missions_done }) => missions_done)),
    needed: Math.ceil((sum(scenes.map(({ missions }) => missions)) * rule.missions) / 100),
  },
});

/** The next level may be opened. */
export const isLevelDone = ({ scenes, missions }: LevelUpNeeds): boolean =>
  scenes.done >= scenes.needed && missions.done >= missions.needed;
