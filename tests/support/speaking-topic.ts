import { GRADING_MODE } from '#contract/question.ts';
import type { SpeakingQuestion, SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';

const spoken = (text: string, vi = ''): SpokenLine => ({
  text,
  vi,
  voice: `/media/voices/${text.replace(/\W+/g, '-').toLowerCase()}.m4a`,
});

/** A question of Part 1 in a room, or the follow-up to one. */
function roomQuestion(
  id: string,
  position: number,
  text: string,
  vi: string,
  follows?: string,
): SpeakingQuestion {
  return {
    ...{ id, position, folder_id: 'part-1', folder_name: 'Part 1', question_id_stem: null },
    ...{ grading_object: GRADING_MODE.ai, marks: 1, user: [], answers: null, explanation: null, proofs: [] },
    ...(follows === undefined ? {} : { follows }),
    content: {
      ...{ type_code: 'ielts_unscripted_speaking' as const, prompt: text, part: 1 as const, cues: [] },
      ...{ prep_seconds: 0, max_seconds: 30 },
    },
    is_expired: false,
    script: {
      line: spoken(text, vi),
      cues_vi: [],
      follow_ups:
        follows === undefined
          ? [
              {
                ...spoken('What would a visitor notice first?', 'Khách sẽ để ý gì trước?'),
                when: 'short',
                words: [],
              },
              {
                ...spoken('You mentioned the water.', 'Bạn nhắc đến sông nước.'),
                when: 'heard',
                words: ['river'],
              },
            ]
          : [],
      models: [],
      tip_vi: null,
    },
  };
}

/** A topic of Part 1 with two questions. */
export function topicDetail(): SpeakingSetDetail {
  return {
    set: {
      ...{ id: 'speaking-hometown', mode: 'topic', title: 'Hometown', title_vi: 'Quê của bạn' },
      ...{ summary_vi: 'Bạn sẽ nói về nơi mình lớn lên.', category: 'places', part: 1, level: 1 },
      ...{ is_free: true, questions: 2, minutes: 4 },
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
    transitions: null,
    vocabulary: [{ word: 'grow up', ipa: '/ɡroʊ ʌp/', gloss: 'lớn lên', example: 'I grew up in a village.' }],
    questions: [
      roomQuestion('q1', 1, 'Which part of the country did you grow up in?', 'Bạn lớn lên ở vùng nào?'),
      roomQuestion('q1-more', 2, 'A follow-up', '', 'q1'),
      roomQuestion('q2', 3, 'What do people there do for a living?', 'Người ở đó sống bằng nghề gì?'),
      roomQuestion('q2-more', 4, 'A follow-up', '', 'q2'),
    ],
    attempt: null,
  };
}
