import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SceneSummary } from '#contract/conversation.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SCENE_CATEGORY_NAMES } from './messages/scene-words.ts';

interface SceneFactsProps {
  scene: Pick<SceneSummary, 'title' | 'title_vi' | 'goal_vi' | 'category'>;
  /** Says that its end was reached; null where it was not. */
  reached: string | null;
  /** Further badges. */
  children: ReactNode;
}

/** What a scene is about, and what the learner did in it. */
export const SceneFacts = ({ scene, reached, children }: SceneFactsProps) => (
  <>
    <span className="flex items-start justify-between gap-3">
      <span>
        <span className="block font-semibold">{scene.title_vi}</span>
        <span lang="en" className="block text-sm text-muted">
          {scene.title}
        </span>
      </span>
      {reached !== null && (
        <CircleCheck role="img" aria-label={reached} className="size-6 shrink-0 text-success" />
      )}
    </span>
    <span className="text-pretty">{scene.goal_vi}</span>
    <span className="flex flex-wrap gap-2">
      <Badge>{SCENE_CATEGORY_NAMES[scene.category]}</Badge>
      {children}
    </span>
  </>
);
