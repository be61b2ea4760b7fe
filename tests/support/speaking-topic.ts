import { type SpokenLine, speakingSetDetail } from '#contract/speaking.ts';
import { askedQuestion } from './asked-question.ts';
import { made } from './made.ts';

const spoken = (text: string, vi = ''): SpokenLine => ({
  text,
  vi,
  voice: `/media/voices/${text.replace(/\W+/g, '-').toLowerCase()}.m4a`,
});

/** Asked by the author when an answer is short, or has a certain word. */
const FOLLOW_UPS = [
  { ...spoken('What would a visitor notice first?', 'Khách sẽ để ý gì trước?'), when: 'short' },
  { ...spoken('You mentioned the water.', 'Bạn nhắc đến sông nước.'), when: 'heard', words: ['river'] },
] as const;

/** A question of Part 1 in a room, or the follow-up to one. */
const roomQuestion = (id: string, position: number, text: string, vi: string, follows?: string) =>
  askedQuestion(text, {
    id,
    position,
    follows,
    script: { line: spoken(text, vi), follow_ups: follows === undefined ? FOLLOW_UPS : [] },
  });

/** A topic of Part 1 with two questions. */
export const topicDetail = () =>
  made(speakingSetDetail, {
    set: {
      id: 'speaking-hometown',
      mode: 'topic',
      title: 'Hometown',
      title_vi: 'Quê của bạn',
      summary_vi: 'Bạn sẽ nói về nơi mình lớn lên.',
      category: 'places',
      part: 1,
      level: 1,
      is_free: true,
      questions: 2,
      minutes: 4,
    },
    intro: spoken("Let's talk about where you come from."),
    examiner: {
      greeting: [spoken('Hello, good to see you.')],
      silence: [spoken("I'll ask you that one more time.")],
      not_heard: [spoken('Could you say it again?')],
      ask_more: [spoken('Go on.')],
      thank_go_on: [spoken("Thank you. Here's the next one.")],
      polite_cut: [spoken('Thank you, let me stop you there.')],
      end: [spoken("That's the end of our practice.")],
      microphone_lost: [spoken("I can't hear your microphone anymore.")],
      welcome_back: [spoken('Welcome back.')],
    },
    vocabulary: [{ word: 'grow up', ipa: '/ɡroʊ ʌp/', gloss: 'lớn lên', example: 'I grew up in a village.' }],
    questions: [
      roomQuestion('q1', 1, 'Which part of the country did you grow up in?', 'Bạn lớn lên ở vùng nào?'),
      roomQuestion('q1-more', 2, 'A follow-up', '', 'q1'),
      roomQuestion('q2', 3, 'What do people there do for a living?', 'Người ở đó sống bằng nghề gì?'),
      roomQuestion('q2-more', 4, 'A follow-up', '', 'q2'),
    ],
  });
