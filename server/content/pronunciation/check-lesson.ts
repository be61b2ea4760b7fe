import { chartSymbols } from '#rules/ipa/chart-symbols.ts';
import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import { type KnownWords, unknownWords } from '../sounds/known-words.ts';
import type { Path, ReportAt } from '../source-file.ts';
import type { LessonSource, TellSource } from './sources.ts';

/** Lines that the learner says in the section that is used. */
const OWN_LINES = { min: 3, max: 4 };

/** Every text that is heard or said, with its place in the file. */
function textsOf({ hear, tell, say, use }: LessonSource): { at: Path; text: string }[] {
  return [
    ...hear.map(({ text }, index) => ({ at: ['hear', index, 'text'], text })),
    ...tell.flatMap(({ heard }, index) => (heard ? [{ at: ['tell', index, 'heard'], text: heard }] : [])),
    ...say.words.map(({ text }, index) => ({ at: ['say', 'words', index, 'text'], text })),
    ...say.sentences.map(({ text }, index) => ({ at: ['say', 'sentences', index, 'text'], text })),
    ...use.lines.map((one, index) => ({
      at: ['use', 'lines', index],
      text: 'you' in one ? one.you : one.they,
    })),
  ];
}

/** Two options that sound alike, in British or American English, which the voices speak. */
function homophonesIn(options: readonly string[], words: KnownWords): [string, string] | null {
  const said = options.map((text) => ({ text, as: words.pronounced(text) }));
  for (const [index, one] of said.entries())
    for (const other of said.slice(index + 1))
      if (one.as && other.as && (one.as.ipa === other.as.ipa || one.as.ipa_us === other.as.ipa_us))
        return [one.text, other.text];
  return null;
}

function checkTell({ ask, heard, options, answer = heard }: TellSource, words: KnownWords): string | null {
  if (new Set(options).size < options.length) return 'Two options are the same';
  if (answer === undefined || !options.includes(answer))
    return `The right answer "${answer ?? ''}" is none of the options`;
  if (ask !== undefined) return null;
  if (heard === undefined) return 'Without "ask", one of the options is to be heard';
  if (heard !== answer) return 'Without "ask", what is heard is the right answer';
  const unknown = unknownWords(options, words);
  if (unknown !== null) return unknown;
  const alike = homophonesIn(options, words);
  return alike && `"${alike[0]}" and "${alike[1]}" sound the same`;
}

/** Reports what is wrong with a lesson besides its form. `sounds`: ids of the chart. */
export function checkLesson(
  data: LessonSource,
  sounds: ReadonlySet<string>,
  words: KnownWords,
  report: ReportAt,
): void {
  for (const { at, text } of textsOf(data)) {
    const unknown = unknownWords([text], words);
    if (unknown !== null) report(at, unknown);
  }
  for (const [index, id] of data.sounds.entries())
    if (!sounds.has(id)) report(['sounds', index], `There is no sound "${id}"`);
  for (const [index, id] of data.drills.entries())
    if (!isDrillId(id)) report(['drills', index], `There is no drill "${id}"`);
  for (const [index, { ipa }] of data.hear.entries())
    if (ipa !== undefined && chartSymbols(ipa) === null)
      report(['hear', index, 'ipa'], `/${ipa}/ has a symbol that is not on the chart`);
  for (const [index, question] of data.tell.entries()) {
    const fault = checkTell(question, words);
    if (fault !== null) report(['tell', index], fault);
  }
  const own = data.use.lines.filter((one) => 'you' in one).length;
  if (own < OWN_LINES.min || own > OWN_LINES.max)
    report(['use', 'lines'], `The learner says ${OWN_LINES.min} or ${OWN_LINES.max} lines, not ${own}`);
}
