import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ExaminerLines, SpeakingQuestion, SpokenLine } from '#contract/speaking.ts';
import { askedQuestion } from './asked-question.ts';
import { made } from './made.ts';

/** The test of the examples below. */
export const EXAM_ID = 'speaking-test-1';

const line = (text: string): SpokenLine => ({ text, vi: '', voice: `/media/voices/${text.length}.m4a` });

const times = { 1: [0, 30], 2: [60, 120], 3: [0, 60] } as const;

interface Asked {
  part: 1 | 2 | 3;
  text: string;
  cues?: string[];
  seconds?: number;
  follows?: string;
}

function question(id: string, position: number, { text, part, cues = [], seconds, follows }: Asked) {
  const isTalk = cues.length > 0;
  const more = { ...line(`And more of ${text}`), when: 'short' as const };
  return askedQuestion(text, {
    id,
    position,
    part,
    cues,
    follows,
    prepSeconds: isTalk ? times[2][0] : 0,
    seconds: seconds ?? times[part][1],
    script: follows === undefined ? { line: line(text), follow_ups: isTalk ? [] : [more] } : null,
  });
}

const FIVE = ['q1', 'q2', 'q3', 'q4', 'q5'];
const CUES = ['what it was', 'when you had it', 'and explain why you remember it'];

function everyQuestion(): SpeakingQuestion[] {
  const asked: [string, Asked][] = [];
  const withMore = (topic: string, part: 1 | 3): void => {
    for (const id of FIVE) {
      asked.push([`${topic}.${id}`, { part, text: `${topic} ${id}?` }]);
      asked.push([
        `${topic}.${id}-more`,
        { part, text: 'A question on what was said.', follows: `${topic}.${id}` },
      ]);
    }
  };
  for (const topic of ['home', 'mornings', 'shopping']) withMore(topic, 1);
  asked.push(['meal.card', { part: 2, text: 'Describe a meal that you still remember.', cues: CUES }]);
  asked.push(['meal.r1', { part: 2, text: 'Have you eaten there again?', seconds: 30 }]);
  withMore('meal', 3);
  return asked.map(([id, each], index) => question(id, index + 1, each));
}

const EXAMINER: ExaminerLines = {
  greeting: [line('Hi.')],
  silence: [line('Once more.')],
  not_heard: [line('Sorry?')],
  ask_more: [line('Go on.')],
  thank_go_on: [line('I see.')],
  polite_cut: [line('Thanks.')],
  end: [line('The end.')],
  microphone_lost: [line('No sound.')],
  welcome_back: [line('Welcome back.')],
};

/** A test of the speaking room as the server gives it: short lines, three topics, a card, five questions. */
export function speakingExam() {
  const questions = everyQuestion();
  return made(ENDPOINTS.speakingExam.listQuestions.response, {
    set: {
      id: EXAM_ID,
      mode: 'test',
      title: 'Test 1',
      title_vi: 'Đề nói 1: Từ căn phòng đến bữa ăn đáng nhớ',
      summary_vi: 'Bạn nói về chỗ ở, buổi sáng, chuyện mua sắm, rồi kể về một bữa ăn bạn còn nhớ.',
      level: 1,
      questions: questions.filter(({ follows }) => follows === undefined).length,
      minutes: 14,
    },
    examiner: EXAMINER,
    transitions: {
      greeting: line('Hello.'),
      part_1_to_2: line('Now you talk.'),
      card: line('Here is your topic.'),
      part_2_start: line('You can start.'),
      part_2_stop: line('Thank you.'),
      part_2_to_3: line('Some wider questions.'),
      end: line('Goodbye.'),
      polite_cuts: [line('cut one'), line('cut two')],
    },
    questions,
  });
}
