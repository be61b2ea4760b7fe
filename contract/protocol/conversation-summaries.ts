import type { OperationName } from './endpoints.ts';

type ConversationOperation = Extract<OperationName, `conversation${string}` | `learningTrial.${string}`>;

/** What each call of the conversations and of the trial lesson is for. */
export const CONVERSATION_SUMMARIES: Readonly<Record<ConversationOperation, string>> = {
  'conversation.scenes': 'Scenes in which a partner talks with the learner, by level',
  'conversation.scene': 'A scene with everything that is said in it and may be said',
  'conversation.records': "What became of the learner's visits to each scene",
  'conversation.answerFreely': "What the partner answers to a learner's own words, by the language model",
  'conversation.visit': 'Stores a scene that was talked through to its end',
  'conversationLevel.levels':
    'Levels of conversation: which is selected, suggested, open, and what the selected one still asks for',
  'conversationLevel.selectLevel': 'Selects one of the open levels',
  'conversationLevel.options':
    'Steps of the introduction to conversation, and its entry test with keys: it goes on with no network',
  'conversationLevel.onboardingResult':
    'What the learner chose in the introduction, with the level that follows; null before it',
  'conversationLevel.completeOnboarding': 'Goes through the introduction; the highest level never sinks',
  'conversationLevel.levelUp': 'Opens and selects the next level if what this one asks for is done',
  'conversationCourse.classes': 'Classes of a conversation course with their sections and what is done',
  'conversationCourse.missions': 'Goals inside the scenes of a course, and which of them were heard',
  'conversationCourse.todoSection': 'What to do next in a course',
  'conversationCourse.firstLesson': 'The section that a new learner of a course begins with',
  'conversationCourse.hotSection':
    'The scene of a course that most learners talked through in the last 30 days',
  'conversationCourse.sectionCategories': 'Sections of a course counted by category',
  'conversationCourse.sectionCategoriesDetail':
    'Categories after `lastPosition` with their sections, `limit` of them',
  'conversationCourse.roomList': 'Scenes of a course with what the learner did in each',
  'conversationCourse.pronunciationDetail': "Sounds that a course trains, with the learner's record",
  'conversationCourse.pronunciationConfig': 'How what is said in a course is heard and judged',
  'learningTrial.start':
    'The trial lesson as a chat, whole, with keys and voices: it goes on with no network',
  'learningTrial.status': 'Where a learner or guest stopped in it, and when they may do it again',
  'learningTrial.messages': 'What was answered in one of their lessons, with the scores of what was said',
  'learningTrial.updateMessageAnswer':
    'Stores the answer to a message; with `is_complete` the lesson is over. A message is answered once',
  'learningTrial.overview':
    'What they can do after the lesson, what became better in it, and what to do next',
  'learningTrial.applicationPhase': 'The first phase: what they did with what they knew',
  'learningTrial.coachingPhase': 'The second phase: what they did when coached',
  'learningTrial.taggedContact': "Keeps that they want to be advised, under the lesson's book",
};
