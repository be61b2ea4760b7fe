import { z } from 'zod/mini';
import { courseParams as params } from '../course.ts';
import { LESSON_SKILLS } from '../course-offers.ts';
import { trialLesson } from '../course-trial.ts';
import { action, read } from '../protocol/endpoint.ts';

export const freeTrialLessons = read({
  summary: 'The lessons of a course that are open to everyone: all of them if it is free',
  path: '/ielts/courses/{id}/free-trial-lessons',
  who: 'maybe-learner',
  params,
  response: z.object({ course_id: z.string(), lessons: z.array(trialLesson) }),
  errors: ['NOT_FOUND'],
});

export const registerTrial = action({
  summary: 'Registers the learner for the trial of a course, which is then listed among theirs; idempotent',
  method: 'POST',
  path: '/ielts/courses/{id}/register-trial',
  who: 'learner',
  params,
  response: z.object({ course_id: z.string(), lessons: z.array(trialLesson) }),
  errors: ['NOT_FOUND', 'NO_TRIAL_LESSONS'],
});

export const trialSkillList = read({
  summary: 'The trial class: skills with the courses and lessons that are open to everyone',
  path: '/ielts/courses/trial/skill-list',
  who: 'maybe-learner',
  response: z.object({
    skills: z.array(
      z.object({
        id: z.enum(LESSON_SKILLS),
        name: z.string(),
        /** True for the first one. */
        is_selected: z.boolean(),
        courses: z.array(
          z.object({
            course_id: z.string(),
            course_name: z.string(),
            level: z.number(),
            is_free: z.boolean(),
            /** The learner has it, or has registered for its trial. */
            is_registered: z.boolean(),
            /** Lessons by type. */
            categories: z.array(z.object({ name: z.string(), lessons: z.array(trialLesson) })),
          }),
        ),
      }),
    ),
  }),
});
