import type { QueryClient } from '@tanstack/react-query';
import type { Use } from '#rules/study-time/studied.ts';
import {
  sectionOf,
  storedExam,
  storedLesson,
  storedPractice,
  storedRevise,
  storedTalk,
} from './stored-work.ts';

interface PlannedUse extends Use {
  /** Planned; null if it is not stored on this device: the server knows. */
  minutes: number | null;
}

async function inLesson(
  client: QueryClient,
  lessonId: string | undefined,
  moduleId: string,
  use: Use,
): Promise<PlannedUse> {
  const place = lessonId === undefined ? null : await sectionOf(client, lessonId, moduleId);
  return place
    ? { ...use, subject: `section:${lessonId}/${place.section.id}`, minutes: place.section.minutes }
    : { ...use, minutes: null };
}

/** Use under the name that the server gives it, with its plan as far as this device has stored it. */
export async function plannedAs(client: QueryClient, use: Use): Promise<PlannedUse> {
  const [kind = '', id = ''] = use.subject.split(':');
  if (kind === 'section') {
    const [lessonId = '', sectionId] = id.split('/');
    const lesson = await storedLesson(client, lessonId);
    const section = lesson?.list_section.find((each) => each.id === sectionId);
    return { ...use, minutes: section?.minutes ?? null };
  }
  if (kind === 'exercise') {
    const lessonOfPractice = (await storedPractice(client, id))?.practice.lesson_id;
    const lessonId = lessonOfPractice ?? (await storedRevise(client, id))?.revise.lesson_id ?? undefined;
    return inLesson(client, lessonId, id, use);
  }
  if (kind === 'test') return { ...use, minutes: (await storedExam(client, id))?.minutes ?? null };
  if (kind === 'speaking') return { ...use, minutes: (await storedTalk(client, id))?.set.minutes ?? null };
  return { ...use, minutes: null };
}
