import { describe, expect, it } from 'vitest';
import type { SectionKind } from '#contract/lesson.ts';
import { sectionPath } from './section-path.ts';

const ATTEMPT = '018f3b3e-0000-7000-8000-000000000001';

describe('sectionPath', () => {
  it.each([
    ['study_sheet', null, '/phieu/m?lesson=l&section=s'],
    ['revise', null, '/revise/m?lesson=l&section=s'],
    ['revise', { attemptId: null }, '/revise-result/m?lesson=l&section=s'],
    ['practice', null, '/practice/m'],
    ['practice', { attemptId: ATTEMPT }, `/practice-result/m?attempt=${ATTEMPT}`],
    ['video', null, '/lesson/l?section=s'],
    ['doc', { attemptId: null }, '/lesson/l?section=s'],
    ['duet_video', null, '/lesson/l?section=s'],
    ['duet_video', { attemptId: ATTEMPT }, `/practice-result/m?attempt=${ATTEMPT}`],
  ] as [SectionKind, { attemptId: string | null } | null, string][])(
    '%s, completed: %o',
    (kind, done, path) => {
      const section = { id: 's', kind, module_id: 'm', title: '', minutes: 1 };
      expect(sectionPath('l', section, done)).toBe(path);
    },
  );
});
