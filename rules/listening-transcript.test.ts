import { describe, expect, it } from 'vitest';
import { type ListeningScript, readListeningScript } from './listening-script.ts';
import { secondOf, writeTranscript } from './listening-transcript.ts';

function scriptOf(source: string): ListeningScript {
  const reading = readListeningScript(source);
  if (!reading.ok) throw new Error(reading.faults[0]?.message);
  return reading.script;
}

const script = scriptOf(`NARRATOR: Part 1.
[pause 5]
NARRATOR: Now listen.
WOMAN: Hello. It costs
twelve pounds.
MAN: Hello. Thank you.
[pause 2]
Bye.`);
const starts = [0.5, 6, 8, 9, 61, 62, 125];

describe('writeTranscript', () => {
  it('has the paragraphs of the script, with when each begins and who speaks', () => {
    expect(writeTranscript(script, starts).split('\n\n')).toEqual([
      '**0:00 · Narrator:** Part 1.',
      '**0:06 · Narrator:** Now listen.',
      '**0:08 · Woman:** Hello. It costs twelve pounds.',
      '**1:01 · Man:** Hello. Thank you.',
      '**2:05 · Man:** Bye.',
    ]);
  });
});

describe('secondOf', () => {
  it.each([
    ['a sentence', 'Now listen.', 6],
    ['words within one', 'twelve pounds', 9],
    ['words over the end of a line in the script', 'It costs\n  twelve', 9],
    ['two sentences, by the first', 'Hello. Thank you.', 61],
    ['words with their speaker', 'MAN: Hello. Thank', 61],
    ['the last words', 'Bye.', 125],
    ['words that nobody says', 'thirteen pounds', null],
    ['nothing', '', null],
  ])('finds %s', (_, quote, expected) => {
    expect(secondOf(quote, script, starts)).toBe(expected);
  });
});
