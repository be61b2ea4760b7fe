import type { ExaminerLines, ExamTransitions, QuestionScript, SpokenLine } from '#contract/speaking.ts';
import type {
  WrittenExaminer,
  WrittenLine,
  WrittenScript,
  WrittenTransitions,
} from '#server/db/schema-speaking-content.ts';

/** Paths of the sounds of known lines, by who says them. */
export interface Voices {
  examiner(text: string): string;
  model(text: string): string;
}

export interface LearningVoices extends Voices {
  /** Lets the examiner say a line that is in no pack. @returns the path of its sound */
  learn(text: string): string;
}

export const voicedLine = <Line extends WrittenLine>(
  line: Line,
  { examiner }: Voices,
): Line & SpokenLine => ({
  ...line,
  voice: examiner(line.text),
});

const voicedLines = (lines: readonly WrittenLine[], voices: Voices): SpokenLine[] =>
  lines.map((line) => voicedLine(line, voices));

export const voicedScript = ({ noticed, ...script }: WrittenScript, voices: Voices): QuestionScript => ({
  ...script,
  line: voicedLine(script.line, voices),
  follow_ups: script.follow_ups.map((line) => voicedLine(line, voices)),
  ...(noticed && { noticed: noticed.map((line) => voicedLine(line, voices)) }),
  models: script.models.map((model) => ({ ...model, voice: voices.model(model.text) })),
});

export const voicedExaminer = (lines: WrittenExaminer, voices: Voices): ExaminerLines => ({
  greeting: voicedLines(lines.greeting, voices),
  silence: voicedLines(lines.silence, voices),
  not_heard: voicedLines(lines.not_heard, voices),
  ask_more: voicedLines(lines.ask_more, voices),
  thank_go_on: voicedLines(lines.thank_go_on, voices),
  polite_cut: voicedLines(lines.polite_cut, voices),
  end: voicedLines(lines.end, voices),
  microphone_lost: voicedLines(lines.microphone_lost, voices),
  welcome_back: voicedLines(lines.welcome_back, voices),
});

export const voicedTransitions = (lines: WrittenTransitions, voices: Voices): ExamTransitions => ({
  greeting: voicedLine(lines.greeting, voices),
  part_1_to_2: voicedLine(lines.part_1_to_2, voices),
  card: voicedLine(lines.card, voices),
  part_2_start: voicedLine(lines.part_2_start, voices),
  part_2_stop: voicedLine(lines.part_2_stop, voices),
  part_2_to_3: voicedLine(lines.part_2_to_3, voices),
  end: voicedLine(lines.end, voices),
  polite_cuts: voicedLines(lines.polite_cuts, voices),
});
