import type { SceneCategory } from '#contract/conversation.ts';

/** Situations of life that scenes are about. */
export const SCENE_CATEGORY_NAMES: Readonly<Record<SceneCategory, string>> = {
  food: 'Ăn uống',
  shopping: 'Mua sắm',
  travel: 'Đi lại',
  home: 'Nhà cửa',
  work: 'Công việc',
  study: 'Học tập',
  health: 'Sức khỏe',
  people: 'Bạn bè',
};
