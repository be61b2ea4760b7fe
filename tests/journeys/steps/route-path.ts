import type { RouteName } from '#src/app/route-table.ts';
import { STARTER } from '../../support/starter.ts';

/** Ids that lead somewhere; the others belong to pages that do not look at theirs yet. */
const IDS: Partial<Record<RouteName, string>> = {
  'blog-slug': 'true-false-not-given',
  'course-detail-id': STARTER.course,
  'course-overview-id': STARTER.course,
  'lesson-id': STARTER.lesson,
  'practice-id': STARTER.practice,
  'practice-result-id': STARTER.practice,
  'practice-result-id-detail-writing-questionId': STARTER.practice,
  'practice-result-id-detail-speaking-questionId': STARTER.practice,
  'pronunciation-id': 'th-t',
  'revise-id': 'on-thi-hien-tai',
  'revise-result-id': 'on-thi-hien-tai',
  'speaking-practice-id': STARTER.practice,
  'speaking-revise-id': 'on-thi-hien-tai',
  'phieu-id': STARTER.sheet,
};

/** An address of the route, with ids in it. */
export function routePath(pattern: string, name: RouteName): string {
  const id = IDS[name] ?? 'x';
  return pattern.replace(':questionId', `${id}.1`).replace(/:\w+\??/, id);
}
