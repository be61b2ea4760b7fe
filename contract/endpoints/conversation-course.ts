import { z } from 'zod/mini';
import {
  CATEGORIES_MAX,
  conversationClass,
  conversationSection,
  courseMission,
  courseScene,
  sectionCategory,
  trainedSound,
} from '../conversation-course.ts';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';

/** A course and its levels are for learners who went through the introduction, or have conversation VIP. */
const ofCourse = {
  who: 'learner',
  params: z.object({ id: idText }),
  errors: ['NOT_FOUND', 'CONVERSATION_NOT_ALLOWED', 'LEVEL_LOCKED'],
} as const;

const path = (name: string) => `/ielts/conversations/courses/{id}/${name}`;

export const classes = read({
  summary: 'Classes of a conversation course with their sections and what is done',
  ...ofCourse,
  path: path('classes'),
  response: z.object({ classes: z.array(conversationClass) }),
});

export const missions = read({
  summary: 'Goals inside the scenes of a course, and which of them were heard',
  ...ofCourse,
  path: path('missions'),
  response: z.object({ missions: z.array(courseMission) }),
});

/** What to do next; null when everything is done. */
export const todoSection = read({
  summary: 'What to do next in a course',
  ...ofCourse,
  path: path('todo-section'),
  response: z.object({ section: z.nullable(conversationSection) }),
});

export const firstLesson = read({
  summary: 'The section that a new learner of a course begins with',
  ...ofCourse,
  path: path('first-lesson'),
  response: z.object({ section: z.nullable(conversationSection) }),
});

/** The scene that most learners talked through in the last 30 days; null as long as nobody did. */
export const hotSection = read({
  summary: 'The scene of a course that most learners talked through in the last 30 days',
  ...ofCourse,
  path: path('hot-section'),
  response: z.object({ section: z.nullable(conversationSection), learners: z.number() }),
});

export const sectionCategories = read({
  summary: 'Sections of a course counted by category',
  ...ofCourse,
  path: path('section-categories'),
  response: z.object({ categories: z.array(sectionCategory) }),
});

export const sectionCategoriesDetail = read({
  summary: 'Categories after `lastPosition` with their sections, `limit` of them',
  ...ofCourse,
  path: path('section-categories-detail'),
  query: z.object({
    /** Position of the last category already shown, counted from 1; 0: from the beginning. */
    lastPosition: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CATEGORIES_MAX)), 1),
  }),
  response: z.object({
    categories: z.array(
      z.extend(sectionCategory, { position: z.number(), list: z.array(conversationSection) }),
    ),
    has_more: z.boolean(),
  }),
});

export const roomList = read({
  summary: 'Scenes of a course with what the learner did in each',
  ...ofCourse,
  path: path('room-list'),
  response: z.object({ rooms: z.array(courseScene) }),
});

export const pronunciationDetail = read({
  summary: "Sounds that a course trains, with the learner's record",
  ...ofCourse,
  path: path('pronunciation-detail'),
  response: z.object({ sounds: z.array(trainedSound) }),
});

export const pronunciationConfig = read({
  summary: 'How what is said in a course is heard and judged',
  ...ofCourse,
  path: path('pronunciation-config'),
  response: z.object({
    /** Mean from which a sound counts as clear, and as nearly so, 0–100. */
    clear_from: z.number(),
    nearly_from: z.number(),
    voices: z.array(z.enum(['woman', 'man'])),
    /** Speeds at which lines are played; 1 as spoken. */
    speeds: z.array(z.number()),
    /** Longest answer, seconds. */
    longest_answer: z.number(),
    /** The device can hear without network once it has the model. */
    is_heard_on_device: z.boolean(),
  }),
});
