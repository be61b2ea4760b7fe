import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Service } from './service.ts';

const SCENE = '/ielts/conversations/scenes/coffee-to-go';

/** The fields of scenes with hostile text; all of them store it, or send it on. */
export function conversationWith(service: Service, token: string, hostile: string) {
  /** Nothing of a free talk is stored or comes back; what the model reads of it is tested with one (free-talk.test.ts). */
  const talkedWith = async (said: string, text: string): Promise<[unknown, unknown]> => {
    const body = { said, talk: [{ by: 'learner', text }], missions: [] };
    const answer = await service.post(`${SCENE}/free-turn`, { token, body });
    return [answer.data, { kind: 'none', reason: 'away' }];
  };

  /** A talk that goes on, as another device gets it. */
  const keptTalk = async (): Promise<[unknown, unknown]> => {
    const own = { words: hostile, by: 'typed' };
    const line = { text: hostile, voice: hostile };
    const answers = [
      { kind: 'meaning', meaning: hostile, by: 'tap' },
      { kind: 'free', ...own, missions: ['small'], line, turn: hostile, isLast: false },
      { kind: 'written', ...own },
    ];
    const body = { answers, at: Date.now(), skew: 0 };
    await service.post(`${SCENE}/talk`, { token, key: randomUUID(), body });
    return [(await service.get(`${SCENE}/talk`, { token })).data, expect.objectContaining({ answers })];
  };

  const kept: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
    'conversation.answerFreely.said': () => talkedWith(hostile, 'Tea.'),
    'conversation.answerFreely.talk[].text': () => talkedWith('Tea.', hostile),
  };
  for (const field of ['line.text', 'line.voice', 'meaning', 'turn', 'words'])
    kept[`conversation.keepTalk.answers[].${field}`] = keptTalk;
  return kept;
}
