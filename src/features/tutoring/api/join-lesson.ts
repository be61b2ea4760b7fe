import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

type Joined = ResponseOf<typeof ENDPOINTS.tutoring.join>;

/**
 * Joins a lesson and opens its room in a new tab: in a frame some meeting services have no sound. The tab is opened
 * before the server is asked, since browsers allow that only right after a press.
 * @returns the room; `opened` false where the browser blocked the tab. Throws `ApiError`.
 */
export async function joinLesson(lesson: string): Promise<Joined & { opened: boolean }> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const joined = await callOrThrow(ENDPOINTS.tutoring.join, { params: { lesson } });
    tab?.location.replace(joined.url);
    return { ...joined, opened: tab !== null };
  } catch (error) {
    tab?.close();
    throw error;
  }
}
