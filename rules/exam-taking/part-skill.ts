import type { LessonSkill } from '#contract/course-offers.ts';
import type { PartSkill, Skill } from '#contract/exam-taking.ts';

/** The skill that a part of a test trains: use of English is grammar and vocabulary. */
export const skillOfPart = (skill: PartSkill | Skill): LessonSkill =>
  skill === 'use_of_english' ? 'language' : skill;
