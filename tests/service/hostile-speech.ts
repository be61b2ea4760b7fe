import { expect } from 'vitest';
import { speakToWav } from '../support/speak.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';
import { learnerWith, postForm } from './speech-calls.ts';

/** The text fields of the speech services, with markup in them. */
export function speechWith(service: Service, { token }: TestLearner, HOSTILE: string) {
  const translated = (path: string) => async (): Promise<[found: unknown, expected: unknown]> => {
    const { data } = await service.post(path, { token, body: { text: HOSTILE } });
    return [data, expect.objectContaining({ source: HOSTILE })];
  };
  const sounds = async (): Promise<[found: unknown, expected: unknown]> => {
    const { data } = await service.post('/speech/grapheme_to_phoneme', { token, body: { text: HOSTILE } });
    return [data, expect.objectContaining({ words: expect.anything() })];
  };
  const spoken = async (): Promise<[found: unknown, expected: unknown]> => {
    const { data } = await service.post('/speech/text_to_speech', { token, body: { text: HOSTILE } });
    return [data, expect.objectContaining({ text: HOSTILE })];
  };
  const score = (version: string) => async (): Promise<[found: unknown, expected: unknown]> => {
    const file = await speakToWav('Hello');
    const path = `/speech/${version}/get_score_from_file`;
    const answer: Answer = await postForm(service, path, learnerWith(token), { file, text: HOSTILE });
    expect(JSON.stringify(answer.data)).not.toContain('<script');
    return [answer.status, 200];
  };
  const asked = (turn: object) => async (): Promise<[found: unknown, expected: unknown]> => {
    const file = await speakToWav('Hello');
    const path = '/speech/speech_to_text';
    const answer: Answer = await postForm(service, path, learnerWith(token), { file, ...turn });
    return [
      [JSON.stringify(answer).includes('<script'), answer.status === 500],
      [false, false],
    ];
  };
  return {
    'speech.speechToText.scene': asked({ scene: HOSTILE, turn: 'hello' }),
    'speech.speechToText.turn': asked({ scene: 'a-new-classmate', turn: HOSTILE }),
    'speech.translate.text': translated('/speech/translate'),
    'translation.translate.text': translated('/translation/translate'),
    'speech.graphemeToPhoneme.text': sounds,
    'speech.textToSpeech.text': spoken,
    'speech.scoreV2.text': score('v2'),
    'speech.scoreV3.text': score('v3'),
  };
}
