import { describe, expect, it } from 'vitest';
import type { ExpectedMeaning } from '#speech/meaning/expected-meaning.ts';
import { hearMeaning } from '#speech/meaning/hear-meaning.ts';
import { speakToWav, type Voice } from '#tests/support/speak.ts';
import { readWav } from '../audio/wav.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

const knowledge = loadSpeechKnowledge();

const COFFEE: ExpectedMeaning = {
  id: 'order-coffee',
  sentences: ['Can I have a coffee, please?', 'I’d like a coffee to go.', 'I want a coffee.'],
  slots: [['coffee', 'latte', 'espresso']],
  isNegative: false,
};
const TEA: ExpectedMeaning = {
  id: 'order-tea',
  sentences: ['Can I have a tea, please?', "I'd like some green tea."],
  slots: [['tea', 'green tea']],
  isNegative: false,
};
const NOTHING: ExpectedMeaning = {
  id: 'nothing',
  sentences: ["I don't want anything, thank you.", 'No, thanks, nothing for me.'],
  slots: [],
  isNegative: true,
};
const MEANINGS = [COFFEE, TEA, NOTHING];

const hear = async (text: string, voice: Voice = 'slt') =>
  hearMeaning(knowledge, readWav(await speakToWav(text, voice)), MEANINGS);

describe('hearMeaning', { timeout: 60_000 }, () => {
  it.each<[text: string, meaning: string, voice: Voice]>([
    ['Can I have a coffee, please?', 'order-coffee', 'slt'],
    ["Um, I'd like, uh, a coffee to go.", 'order-coffee', 'rms'],
    ['Can I have an espresso, please?', 'order-coffee', 'awb'],
    ["I'd like some green tea.", 'order-tea', 'rms'],
    ['Can I please have a hot tea, please?', 'order-tea', 'slt'],
    ["I don't want anything, thank you.", 'nothing', 'slt'],
    ['No, thanks, nothing for me.', 'nothing', 'awb'],
  ])('%s: %s', async (text, meaning, voice) => {
    expect(await hear(text, voice)).toEqual({ kind: 'heard', meaning });
  });

  it.each<[text: string, what: string, voice: Voice]>([
    ['My brother works at the airport on Sundays.', 'another sentence', 'slt'],
    ['I do not want a coffee.', 'the opposite', 'rms'],
    ["I wouldn't like a coffee to go.", 'the opposite', 'rms'],
  ])('%s (%s) is no match', async (text, _, voice) => {
    expect((await hear(text, voice)).kind).not.toBe('heard');
  });

  it('does not accept a slot by the words around it', async () => {
    expect((await hear('Can I have a sandwich, please?')).kind).not.toBe('heard');
  });

  it.each([
    ['nothing', 0],
    ['a moment', 1000],
    ['four seconds', 64_000],
  ])('hears silence in %s of it', (_, samples) => {
    expect(hearMeaning(knowledge, new Int16Array(samples), MEANINGS)).toEqual({ kind: 'silence' });
  });

  it('is not confused by sentences without a word', async () => {
    const empty = { id: 'empty', sentences: ['…'], slots: [], isNegative: false };
    const pcm = readWav(await speakToWav('Can I have a coffee, please?'));
    expect(hearMeaning(knowledge, pcm, [empty])).toEqual({ kind: 'other' });
  });
});
