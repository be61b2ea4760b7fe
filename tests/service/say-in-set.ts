import { randomUUID } from 'node:crypto';
import type { Answer } from '#contract/question.ts';
import type { GradingEngines } from '#server/engines/grading/grade-answer.ts';
import { runGradingJob } from '#server/jobs/run-grading-job.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const estimate = (point: number) => ({ point, low: point, high: point });

/** A reading of one word in which a phone has a score. */
const reading = (phone: string, score: number) => ({
  outcome: 'graded' as const,
  engine: { name: 'test', version: '1' },
  score: estimate(score),
  confidence: 1,
  duration: 1,
  speech_rate: 100,
  words: [
    {
      ...{ text: 'think', start: 0, end: 1, score },
      phones: [
        { phone, start: 0, end: 0.3, score },
        { phone: 'IH', start: 0.3, end: 1, score: 99 },
      ],
    },
  ],
});

const unused = async () => {
  throw new Error('only readings are graded here');
};

interface Said {
  set: string;
  question: string;
  attempt: string;
  score: number;
  /** The phone that has the score. */
  phone: string;
  minutesAgo?: number;
}

/** Says a question of a revise set, graded at once with a given score. */
export async function sayInSet(
  service: Service,
  learner: TestLearner,
  { set, question, attempt, score, phone, minutesAgo = 1 }: Said,
): Promise<void> {
  const recording_id = await uploadRecording(service, learner);
  const type_code = question.startsWith('w') ? 'voice' : 'ielts_scripted_speaking';
  const answer = { type_code, recording_id } satisfies Answer;
  const sent = await service.post('/revise/submit-question', {
    token: learner.token,
    key: randomUUID(),
    body: {
      ...{ revise_id: set, question_id: question, answer, attempt_id: attempt },
      ...{ at: Date.now() - minutesAgo * 60_000, skew: 0 },
    },
  });
  if (sent.status !== 200) throw new Error(`${sent.code}`);
  const engines: GradingEngines = {
    writing: { grade: unused },
    scoreRecording: async () => reading(phone, score),
    listenToTalk: unused,
    reportTalk: unused,
    transcriber: null,
  };
  const loadRecording = async () => ({ bytes: new Uint8Array(), type: 'audio/webm' as const });
  const { db } = service.platform;
  await runGradingJob({ db, engines, loadRecording }, { attemptId: attempt, questionId: question }, false);
}
