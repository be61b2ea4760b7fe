import { describe, expect, it } from 'vitest';
import { tellApart } from '#speech/pairs/tell-apart.ts';
import { speakToWav } from '#tests/support/speak.ts';
import { readWav } from '../audio/wav.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

const knowledge = loadSpeechKnowledge();
const told = async (said: string, own: string, other: string) =>
  tellApart(knowledge, readWav(await speakToWav(said, 'slt')), own, other);

describe('which of two words was said', () => {
  it.each([
    ['she', 'see'],
    ['thin', 'tin'],
    ['late', 'let'],
    ['pan', 'fan'],
    ['coffee', 'copy'],
    ['year', 'jeer'],
  ])('is told whichever was asked for: %s, not %s', async (said, other) => {
    expect(await told(said, said, other)).toBe('own');
    expect(await told(said, other, said)).toBe('other');
  });

  it.each([
    ['words that differ in two sounds', 'tea', 'coffee'],
    ['words of which one has a sound more', 'sea', 'seat'],
    ['a word that is no other', 'tea', 'tea'],
    ['sounds that were not learnt', 'tea', 'key'],
    ['sounds whose decisions are too often wrong', 'pen', 'pan'],
  ])('is not told of %s', async (_name, own, other) => {
    expect(await told(own, own, other)).toBeNull();
  });
});
