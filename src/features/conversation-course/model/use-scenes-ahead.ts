import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConversationClass } from '#contract/conversation-course.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { sceneQuery } from '#src/shared/queries/scenes.ts';

/** Loads the scenes of a class, one after another, so that they can be talked through with no network. */
export function useScenesAhead(one: ConversationClass | undefined): void {
  const client = useQueryClient();
  const scenes = (one?.sections ?? [])
    .filter(({ kind, is_allowed }) => kind === 'scene' && is_allowed)
    .map(({ module_id }) => module_id)
    .join(' ');
  useEffect(() => {
    if (scenes === '' || !mayPrefetch()) return;
    const loadAll = async (): Promise<void> => {
      for (const id of scenes.split(' ')) await client.prefetchQuery(sceneQuery(id));
    };
    void loadAll();
  }, [client, scenes]);
}
