import { z } from 'zod/mini';
import {
  CATEGORIES_MAX,
  conversationClass,
  conversationRoom,
  conversationSection,
  courseMission,
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
  ...ofCourse,
  path: path('classes'),
  response: z.object({ classes: z.array(conversationClass) }),
});

export const missions = read({
  ...ofCourse,
  path: path('missions'),
  response: z.object({ missions: z.array(courseMission) }),
});

/** What to do next; null when everything is done. */
export const todoSection = read({
  ...ofCourse,
  path: path('todo-section'),
  response: z.object({ section: z.nullable(conversationSection) }),
});

/** The section that a new learner begins with. */
export const firstLesson = read({
  ...ofCourse,
  path: path('first-lesson'),
  response: z.object({ section: z.nullable(conversationSection) }),
});

/** The scene that most learners talked through in the last 30 days; null as long as nobody did. */
export const hotSection = read({
  ...ofCourse,
  path: path('hot-section'),
  response: z.object({ section: z.nullable(conversationSection), learners: z.number() }),
});

export const sectionCategories = read({
  ...ofCourse,
  path: path('section-categories'),
  response: z.object({ categories: z.array(sectionCategory) }),
});

/** The categories after a position, with their sections. */
export const sectionCategoriesDetail = read({
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
  ...ofCourse,
  path: path('room-list'),
  response: z.object({ rooms: z.array(conversationRoom) }),
});

export const pronunciationDetail = read({
  ...ofCourse,
  path: path('pronunciation-detail'),
  response: z.object({ sounds: z.array(trainedSound) }),
});

/** How what is said in a course is heard and judged. */
export const pronunciationConfig = read({
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
