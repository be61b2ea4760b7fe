import { describe, expect, it } from 'vitest';
import { readListeningScript, sentencesOf } from './script.ts';

const say = (speaker: string, text: string) => ({ kind: 'sentence', speaker, text });
const pause = (seconds: number) => ({ kind: 'pause', seconds });
const stepsOf = (source: string) => {
  const reading = readListeningScript(source);
  return reading.ok ? reading.script.steps : reading.faults;
};

describe('readListeningScript', () => {
  it.each([
    ['two speakers', 'WOMAN: Hello.\nMAN: Hi.', [say('WOMAN', 'Hello.'), say('MAN', 'Hi.')]],
    ['a turn over several lines', 'WOMAN: Hello,\nthere.', [say('WOMAN', 'Hello, there.')]],
    ['a turn cut into sentences', 'MAN: One. Two?', [say('MAN', 'One.'), say('MAN', 'Two?')]],
    ['a paragraph of the same speaker', 'MAN: One.\n\nTwo.', [say('MAN', 'One.'), say('MAN', 'Two.')]],
    ['a pause', 'MAN: One.\n[pause 5]\nMAN: Two.', [say('MAN', 'One.'), pause(5), say('MAN', 'Two.')]],
    [
      'a speaker who continues after a pause',
      'MAN: One.\n[pause 0.5]\nTwo.',
      [say('MAN', 'One.'), pause(0.5), say('MAN', 'Two.')],
    ],
    ['white space around', '  MAN:   One.  \n\n\n', [say('MAN', 'One.')]],
    ['a colon within a sentence', 'MAN: It says: open at 9:30.', [say('MAN', 'It says: open at 9:30.')]],
    [
      'a colon in a continued line',
      'MAN: Two things\nMatter: time.',
      [say('MAN', 'Two things Matter: time.')],
    ],
  ])('reads %s', (_, source, expected) => {
    expect(stepsOf(source)).toMatchObject(expected);
  });

  it('numbers the paragraphs', () => {
    const steps = stepsOf('WOMAN: One. Two.\nMAN: Three.\n\nFour.\n[pause 1]\nFive.');
    expect(steps.map((step) => ('turn' in step ? step.turn : null))).toEqual([0, 0, 1, 2, null, 3]);
  });

  it.each([
    ['nothing', '', 1, 'Nobody says anything'],
    ['pauses alone', '[pause 5]', 1, 'Nobody says anything'],
    ['words of nobody', '\nHello.', 2, 'Nobody says this: begin with a speaker such as WOMAN:'],
    [
      'an unknown speaker',
      'MAN: Hi.\nTUTOR: Hi.',
      2,
      'The speaker TUTOR has no voice: name it under "speakers"',
    ],
    [
      'a speaker of the prototype',
      'MAN: Hi.\nCONSTRUCTOR: Hi.',
      2,
      'The speaker CONSTRUCTOR has no voice: name it under "speakers"',
    ],
    ['a silent speaker', 'MAN:', 1, 'MAN says nothing'],
    ['a label in small letters', 'MAN: Hi.\nWoman: Hi.', 2, 'Write the speaker in capitals: WOMAN:'],
    ['a pause without a length', 'MAN: Hi.\n[pause]', 2, '"[pause]" is no pause such as [pause 5]'],
    [
      'a pause within other words',
      '[pause 5] MAN: Hi.',
      1,
      '"[pause 5] MAN: Hi." is no pause such as [pause 5]',
    ],
    ['a pause of nothing', 'MAN: Hi.\n[pause 0]', 2, 'A pause lasts more than 0 and at most 60 seconds'],
    ['a pause too long', 'MAN: Hi.\n\n[pause 61]', 3, 'A pause lasts more than 0 and at most 60 seconds'],
  ])('refuses %s', (_, source, line, message) => {
    expect(readListeningScript(source)).toEqual({ ok: false, faults: [{ line, message }] });
  });

  it('reports every fault with its line', () => {
    const reading = readListeningScript('Hello.\nTUTOR: Hi.\n[break]');
    expect(reading).toMatchObject({ ok: false, faults: [{ line: 1 }, { line: 2 }, { line: 3 }] });
  });

  it('numbers the speakers of each voice, the narrator last', () => {
    const reading = readListeningScript('NARRATOR: Part 1.\nANNA: Hi.\nMAN: Hi.\nWOMAN: Hi.\nANNA: Bye.', {
      ANNA: { voice: 'female', rate: 1.1 },
      BEN: { voice: 'male', rate: 1 },
    });
    expect(reading).toMatchObject({
      ok: true,
      script: {
        speakers: {
          ANNA: { voice: 'female', rate: 1.1, speaker: 0 },
          WOMAN: { voice: 'female', rate: 1, speaker: 1 },
          NARRATOR: { voice: 'female', rate: 1, speaker: 2 },
          MAN: { voice: 'male', rate: 1, speaker: 0 },
        },
      },
    });
    expect(reading.ok && Object.keys(reading.script.speakers)).toHaveLength(4);
  });
});

describe('sentencesOf', () => {
  it.each([
    ['One.', ['One.']],
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['Mr. Hall met Dr. Ford. They left.', ['Mr. Hall met Dr. Ford.', 'They left.']],
    ['It opens at 9 a.m. on Monday.', ['It opens at 9 a.m. on Monday.']],
    ['It costs £2.50 a day. Is that all?', ['It costs £2.50 a day.', 'Is that all?']],
    ['He said, "Stop." Then he left.', ['He said, "Stop."', 'Then he left.']],
    ['Well… yes.', ['Well… yes.']],
    ['', []],
  ])('cuts %j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });
});
