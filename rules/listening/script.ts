/** Speakers that need no declaration. */
const KNOWN_SPEAKERS: Readonly<Record<string, ScriptVoice>> = {
  NARRATOR: { voice: 'female', rate: 1 },
  WOMAN: { voice: 'female', rate: 1 },
  MAN: { voice: 'male', rate: 1 },
};
const NARRATOR = 'NARRATOR';

const LONGEST_PAUSE = 60;
/** A label in capitals: `WOMAN:`, `SPEAKER 2:`. */
const LABEL = /^([A-Z][A-Z0-9 '-]*):[ \t]*(?![ \t])(.*)$/;
/** A label that is not in capitals; only one word, since more may be a sentence. */
const LOWER_LABEL = /^([A-Z][a-z]+): /;
const PAUSE = /^\[pause (\d+(?:\.\d+)?)\]$/;
/** Full stops that do not end a sentence, even before a capital. */
const ABBREVIATION = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|No|e\.g|i\.e|[A-Z])\.$/;

export interface ScriptVoice {
  voice: 'female' | 'male';
  /** 1 is the speed for learners, 1.2 a fifth faster. */
  rate: number;
}

export type ScriptStep =
  /** `turn` numbers the paragraphs of the script, from 0. */
  | { kind: 'sentence'; turn: number; speaker: string; text: string }
  /** Silence in addition to the usual gap between speakers. */
  | { kind: 'pause'; seconds: number };

export interface ListeningScript {
  /** Voice of each speaker; `speaker` numbers those with the same voice, from 0. */
  speakers: Record<string, ScriptVoice & { speaker: number }>;
  steps: ScriptStep[];
}

export interface ScriptFault {
  /** 1-based, within the script. */
  line: number;
  message: string;
}

export type ScriptReading =
  | { ok: true; script: ListeningScript }
  | { ok: false; faults: readonly ScriptFault[] };

/** Splits a text into sentences: they end with . ? or ! before a space and a capital or a digit. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.?!]["'”’)]?)\s+(?=["'“‘(]?[A-Z0-9])/)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece !== '') sentences.push(piece);
  }
  return sentences;
}

interface Turn {
  speaker: string;
  text: string;
}

class ScriptReader {
  readonly faults: ScriptFault[] = [];
  readonly parts: (Turn | number)[] = [];
  readonly #voices: Readonly<Record<string, ScriptVoice>>;
  #speaker: string | null = null;
  /** The text of the previous line continues. */
  #isOpen = false;

  constructor(voices: Readonly<Record<string, ScriptVoice>>) {
    this.#voices = voices;
  }

  read(raw: string, line: number): void {
    const text = raw.trim();
    const label = LABEL.exec(text);
    if (text === '') this.#isOpen = false;
    else if (text.startsWith('[')) this.#pause(text, line);
    else if (label) this.#turn(label[1] ?? '', label[2] ?? '', line);
    else this.#goOn(text, line);
  }

  #fault(line: number, message: string): void {
    this.faults.push({ line, message });
  }

  #pause(text: string, line: number): void {
    this.#isOpen = false;
    const seconds = Number(PAUSE.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(seconds)) this.#fault(line, `"${text}" is no pause such as [pause 5]`);
    else if (seconds <= 0 || seconds > LONGEST_PAUSE)
      this.#fault(line, `A pause lasts more than 0 and at most ${LONGEST_PAUSE} seconds`);
    else this.parts.push(seconds);
  }

  #turn(speaker: string, text: string, line: number): void {
    if (!Object.hasOwn(this.#voices, speaker))
      this.#fault(line, `The speaker ${speaker} has no voice: name it under "speakers"`);
    if (text === '') this.#fault(line, `${speaker} says nothing`);
    this.#speaker = speaker;
    this.#say(speaker, text);
  }

  #goOn(text: string, line: number): void {
    const name = LOWER_LABEL.exec(text)?.[1]?.toUpperCase();
    if (name !== undefined && Object.hasOwn(this.#voices, name))
      this.#fault(line, `Write the speaker in capitals: ${name}:`);
    const last = this.parts.at(-1);
    if (this.#speaker === null) this.#fault(line, 'Nobody says this: begin with a speaker such as WOMAN:');
    else if (this.#isOpen && typeof last === 'object') last.text = `${last.text} ${text}`;
    else this.#say(this.#speaker, text);
  }

  #say(speaker: string, text: string): void {
    this.parts.push({ speaker, text });
    this.#isOpen = true;
  }
}

/** Numbers the speakers of each voice in order; the narrator is last, so that others get the clearer voices. */
function numbered(
  names: readonly string[],
  voices: Readonly<Record<string, ScriptVoice>>,
): ListeningScript['speakers'] {
  const count = { female: 0, male: 0 };
  const ordered = [
    ...names.filter((name) => name !== NARRATOR),
    ...names.filter((name) => name === NARRATOR),
  ];
  return Object.fromEntries(
    ordered.flatMap((name) => {
      const voice = voices[name];
      return voice ? [[name, { ...voice, speaker: count[voice.voice]++ }]] : [];
    }),
  );
}

/**
 * Parses the script of a recording: `WOMAN: …` begins a turn, which continues on the lines below it; a paragraph
 * without a label continues the same speaker; `[pause 5]` on its own line is silence in seconds.
 * @param voices of speakers other than NARRATOR, WOMAN and MAN, by label in capitals
 */
export function readListeningScript(
  source: string,
  voices: Readonly<Record<string, ScriptVoice>> = {},
): ScriptReading {
  const known = { ...KNOWN_SPEAKERS, ...voices };
  const reader = new ScriptReader(known);
  for (const [index, line] of source.split('\n').entries()) reader.read(line, index + 1);
  const turns = reader.parts.filter((part) => typeof part === 'object');
  const faults = [...reader.faults];
  if (turns.length === 0 && faults.length === 0) faults.push({ line: 1, message: 'Nobody says anything' });
  if (faults.length > 0) return { ok: false, faults };
  const steps = reader.parts.flatMap((part): ScriptStep[] => {
    if (typeof part === 'number') return [{ kind: 'pause', seconds: part }];
    const said = { kind: 'sentence', turn: turns.indexOf(part), speaker: part.speaker } as const;
    return sentencesOf(part.text).map((text) => ({ ...said, text }));
  });
  const names = [...new Set(turns.map(({ speaker }) => speaker))];
  return { ok: true, script: { speakers: numbered(names, known), steps } };
}
