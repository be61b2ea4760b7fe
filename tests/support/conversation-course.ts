import type {
  ConversationClass,
  ConversationLevel,
  ConversationSection,
  OnboardingOptions,
} from '#contract/conversation-course.ts';
import {
  conversationCourseId,
  conversationSection,
  onboardingOptions,
} from '#contract/conversation-course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { made } from './made.ts';

const NUMBERS: readonly ConversationLevel[] = [1, 2, 3, 4, 5, 6];

type Levels = ResponseOf<typeof ENDPOINTS.conversationLevel.levels>;

/** Six levels of conversation, of which the first ones are open. */
export const conversationLevelsOf = (max: number, selected: number | null): Levels => ({
  levels: NUMBERS.map((level) => ({
    ...{ level, course_id: conversationCourseId(level), title_vi: `Tên mức ${level}`, scenes: 6 },
    ...{ about_vi: `Về mức ${level}`, selected: level === selected, is_open: level <= max },
  })),
  ...{ suggested_level: null, max_level: max },
  needs: { scenes: { done: 1, needed: 2 }, missions: { done: 1, needed: 3 } },
});

export const courseSection = (kind: ConversationSection['kind'], given: Partial<ConversationSection> = {}) =>
  made(conversationSection, {
    ...{ id: `${kind}-1`, kind, module_id: `${kind}-id`, class_id: 'meeting', title_vi: `Phần ${kind}` },
    ...{ minutes: 5, category: 'people', is_allowed: true },
    ...given,
  });

/** A class with lines, a sound and a scene. */
export const courseClass = (given: Partial<ConversationClass> = {}): ConversationClass => ({
  ...{ id: 'meeting', place: 1, title_vi: 'Làm quen', text_vi: 'Bạn gặp bạn mới.', is_allowed: true },
  lines: [{ text: 'Nice to meet you.', vi: 'Rất vui được gặp bạn.', voice: '' }],
  sections: [courseSection('phrases'), courseSection('sound'), courseSection('scene')],
  ...given,
});

const option = (value: string) => ({ value, vi: `Ý ${value}`, about_vi: null });
const question = (level: ConversationLevel, at: number): OnboardingOptions['entry_test'][number] => ({
  ...{ id: `q${level}-${at}`, level, key: 'a', why_vi: 'Vì hợp với câu hỏi.' },
  line: { text: `Question ${level}-${at}?`, vi: 'Câu hỏi?', voice: '' },
  options: ['a', 'b', 'c'].map((value) => ({ value, text: `Answer ${value}` })),
});

/** The steps of the introduction, and three questions of each level. */
export const ONBOARDING = made(onboardingOptions, {
  steps: [
    {
      title_vi: 'Bạn học để làm gì?',
      options: ['work', 'study'].map(option),
    },
    { step: 'step2', title_vi: 'Bạn hay nói gì?', is_multiple: true, options: ['food', 'home'].map(option) },
    {
      step: 'step4',
      title_vi: 'Mỗi ngày bao lâu?',
      options: ['ten', 'twenty'].map(option),
    },
    {
      ...{ step: 'step5', title_vi: 'Bạn nói được gì?' },
      options: NUMBERS.map((level) => option(`can-${level}`)),
    },
  ],
  entry_test: NUMBERS.flatMap((level) => [1, 2, 3].map((at) => question(level, at))),
});
