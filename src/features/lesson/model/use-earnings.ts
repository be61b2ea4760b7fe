import { useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { useArrivals } from '#src/platform/outbox/queue/use-arrivals.ts';
import { isSignedIn } from '#src/platform/session/session.ts';
import type { Lesson } from '#src/shared/lesson/section-states.ts';
import type { WaitingProgress } from '#src/shared/lesson/use-local-progress.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';

/**
 * Once a section's completion has reached the server, fetches its stars and the cup; its result moves to the
 * front of the lesson's results.
 */
export function useEarnings(lesson: Lesson, waiting: WaitingProgress['waiting']): void {
  const client = useQueryClient();
  useArrivals(waiting, ([arrived]) => {
    if (arrived === undefined) return;
    const query = lessonAssets(lesson.id);
    const refresh = async (): Promise<void> => {
      // A guest's stars come with the lesson.
      const answer = isSignedIn()
        ? await call(ENDPOINTS.lesson.calculateStarAndCup, {
            params: { id: lesson.id },
            body: { section_id: arrived },
          })
        : null;
      if (answer?.success) await writeQuery(client, query, { ...lesson, user_result: answer.data });
      else await client.invalidateQueries(query);
    };
    void refresh();
  });
}
