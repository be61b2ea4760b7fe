import { describe, expect, it } from 'vitest';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { Payer, Transcriber } from '../transcription/transcriber.ts';
import { LocalWritingGrader } from '../writing/local-writing-grader.ts';
import { type GradingEngines, gradeAnswer, type StoredRecording } from './grade-answer.ts';

const RECORDING = '019aa000-0000-7000-8000-0000000000a1';
const stored: StoredRecording = { bytes: new Uint8Array([1]), type: 'audio/webm' };
const engine = { name: 'ears', version: '1' };

const silence = { outcome: 'declined', engine, reason: 'silence', message: 'Không nghe thấy gì.' } as const;
const sound = {
  duration: 20,
  pauses: [{ start: 3, end: 4 }],
  pause_mean: 1,
  pause_share: 0.05,
  syllable_rate: 3.5,
  melody: 6,
  clearance: 40,
};
const engines = (isSilent = false, transcriber: Transcriber | null = null): GradingEngines => ({
  writing: new LocalWritingGrader(),
  scoreRecording: async (_, text) => ({
    outcome: 'graded',
    engine,
    score: { low: 70, point: 80, high: 90 },
    confidence: 0.7,
    duration: 1,
    speech_rate: 100,
    words: [{ text, start: 0, end: 1, score: 80, phones: [] }],
  }),
  listenToTalk: async () => (isSilent ? silence : { outcome: 'listened', sound }),
  reportTalk: async (_, { text, source, unsure = [] }, prompt) => ({
    ...silence,
    message: [
      `${source}: ${text}`,
      ...unsure.map(({ start, end }) => `[${start}-${end}]`),
      `(${prompt})`,
    ].join(' '),
  }),
  transcriber,
});

const read: QuestionContent = {
  type_code: 'ielts_scripted_speaking',
  prompt: 'p',
  text: 'A bee.',
  model_audio: null,
};
const word: QuestionContent = {
  type_code: 'voice',
  prompt: 'p',
  text: 'honey',
  ipa: '/ˈhʌni/',
  model_audio: null,
};
const talk: QuestionContent = {
  type_code: 'ielts_unscripted_speaking',
  prompt: 'p',
  part: 1,
  cues: [],
  prep_seconds: 0,
  max_seconds: 60,
};
const spoken = (type_code: 'ielts_scripted_speaking' | 'voice' | 'ielts_unscripted_speaking'): Answer => ({
  type_code,
  recording_id: RECORDING,
});

const PAYER = '019aa000-0000-7000-8000-0000000000b2';
const grade = (
  content: QuestionContent,
  answer: Answer,
  isSilent = false,
  transcriber: Transcriber | null = null,
) =>
  gradeAnswer(
    engines(isSilent, transcriber),
    content,
    answer,
    async (id) => (id === RECORDING ? stored : null),
    PAYER,
  );

describe('a recording', () => {
  it.each([
    ['a text read aloud', read, spoken('ielts_scripted_speaking'), 'A bee.'],
    ['a word', word, spoken('voice'), 'honey'],
  ])('of %s is scored against it', async (_, content, answer, text) => {
    const graded = await grade(content, answer);
    expect(graded).toMatchObject({ kind: 'speaking', result: { outcome: 'graded', words: [{ text }] } });
  });

  it('of free speech is declined with the true reason and reports what is heard without words, but no band', async () => {
    const { kind, result } = await grade(talk, spoken('ielts_unscripted_speaking'));
    expect({ kind, result }).toMatchObject({
      kind: 'talk',
      result: { outcome: 'declined', reason: 'not_transcribed', sound },
    });
    expect(JSON.stringify(result)).not.toMatch(/band|score/);
  });

  it('of free speech is graded on the confirmed transcript without calling a provider', async () => {
    const transcript = { text: 'A bee stung me.', source: 'browser' } as const;
    const answer: Answer = { type_code: 'ielts_unscripted_speaking', recording_id: RECORDING, transcript };
    const never: Transcriber = { transcribe: () => Promise.reject(new Error('asked')) };
    const { kind, result } = await grade({ ...talk, cues: ['where'] }, answer, false, never);
    expect({ kind, result }).toMatchObject({
      kind: 'talk',
      result: { message: 'browser: A bee stung me. (p\nwhere)' },
    });
  });

  it('of a follow-up is graded on the question as it was asked', async () => {
    const transcript = { text: 'A bee stung me.', source: 'browser' } as const;
    const asked = { text: 'What stung you?', by: 'model' } as const;
    const answer: Answer = {
      type_code: 'ielts_unscripted_speaking',
      recording_id: RECORDING,
      transcript,
      asked,
    };
    const { result } = await grade(talk, answer);
    expect(result).toMatchObject({ message: 'browser: A bee stung me. (What stung you?)' });
  });

  it("of free speech without a transcript is transcribed by a provider on the learner's budget", async () => {
    const payers: Payer[] = [];
    const provider: Transcriber = {
      transcribe: async (_, payer) => {
        payers.push(payer);
        return { text: 'A wasp.', engine, source: 'provider', unsure: null, isReliable: true };
      },
    };
    const { result } = await grade(talk, spoken('ielts_unscripted_speaking'), false, provider);
    expect(result).toMatchObject({ message: 'provider: A wasp. (p)' });
    expect(payers).toEqual([{ kind: 'learner', id: PAYER }]);
  });

  it('of free speech is graded on what the server recognised, with what it is not sure of', async () => {
    const unsure = [{ start: 2, end: 6 }];
    const server = (isReliable: boolean): Transcriber => ({
      transcribe: async () => ({ text: 'A wasp.', engine, source: 'server', unsure, isReliable }),
    });
    const spokenTalk = spoken('ielts_unscripted_speaking');
    const { result } = await grade(talk, spokenTalk, false, server(true));
    expect(result).toMatchObject({ message: 'server: A wasp. [2-6] (p)' });
    const unclear = await grade(talk, spokenTalk, false, server(false));
    expect(unclear.result).toMatchObject({ outcome: 'declined', reason: 'not_transcribed', sound });
    expect(JSON.stringify(unclear)).not.toContain('wasp');
  });

  it("of free speech that no provider may or can transcribe waits for the learner's transcript", async () => {
    const failing: Transcriber = {
      transcribe: () => Promise.reject(new ProviderError('not_allowed', 'nobody agreed')),
    };
    const { result } = await grade(talk, spoken('ielts_unscripted_speaking'), false, failing);
    expect(result).toMatchObject({ outcome: 'declined', reason: 'not_transcribed' });
  });

  it('of free speech in which nobody speaks is declined as such', async () => {
    const { result } = await grade(talk, spoken('ielts_unscripted_speaking'), true);
    expect(result).toMatchObject({ outcome: 'declined', reason: 'silence' });
  });

  it('that is missing fails, so that the job is retried', async () => {
    const lost = gradeAnswer(engines(), talk, spoken('ielts_unscripted_speaking'), async () => null, PAYER);
    await expect(lost).rejects.toThrow('is not stored');
  });
});

it.each([
  ['an answer of another type', word, spoken('ielts_scripted_speaking')],
  [
    'a type that has a key',
    { type_code: 'free_text', prompt: 'p', word_limit: null } as const,
    { type_code: 'free_text', text: 'x' } as const,
  ],
])('rejects %s', async (_, content, answer) => {
  await expect(grade(content, answer)).rejects.toThrow('is not graded by AI');
});
