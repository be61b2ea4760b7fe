import { z } from 'zod/mini';
import { courseParams as params } from '../course.ts';
import { LESSON_SKILLS } from '../course-offers.ts';
import { trialLesson } from '../course-trial.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const freeTrialLessons = endpoint({
  method: 'GET',
  path: '/ielts/courses/{id}/free-trial-lessons',
  access: 'visitor',
  params,
  response: z.object({ course_id: z.string(), lessons: z.array(trialLesson) }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const registerTrial = endpoint({
  method: 'POST',
  path: '/ielts/courses/{id}/register-trial',
  access: 'learner',
  params,
  response: z.object({ course_id: z.string(), lessons: z.array(trialLesson) }),
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'NO_TRIAL_LESSONS'],
});

export const trialSkillList = endpoint({
  method: 'GET',
  path: '/ielts/courses/trial/skill-list',
  access: 'visitor',
  response: z.object({
    skills: z.array(
      z.object({
        id: z.enum(LESSON_SKILLS),
        name: z.string(),
        /** The first one is. */
        is_selected: z.boolean(),
        courses: z.array(
          z.object({
            course_id: z.string(),
            course_name: z.string(),
            level: z.number(),
            is_free: z.boolean(),
            /** The learner has it, or has registered for its trial. */
            is_registered: z.boolean(),
            /** Lessons by their type. */
            categories: z.array(z.object({ name: z.string(), lessons: z.array(trialLesson) })),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
});
