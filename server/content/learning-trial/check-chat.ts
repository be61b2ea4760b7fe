import { TRIAL_PHASES } from '#contract/learning-trial.ts';
import { comparableAnswer } from '#rules/questions/answer-matching.ts';
import { repeated } from '../questions/fault.ts';
import type { ReportAt } from '../source-file.ts';
import type { AskSource, ChatSource } from './sources.ts';

const englishOf = (ask: AskSource): string[] => {
  if (ask.kind === 'say') return [ask.text];
  return ask.kind === 'listen' ? [ask.heard.text] : [];
};

/** Texts that must differ, as the learner sees them. */
const distinctOf = (ask: AskSource): { field: string; texts: readonly string[] } | null => {
  if (ask.kind === 'order') return { field: 'chunks', texts: ask.chunks };
  const options = ask.kind === 'choice' || ask.kind === 'listen' ? ask.options : undefined;
  return options ? { field: 'options', texts: options } : null;
};

type Listening = Extract<AskSource, { kind: 'listen' }>;

/** A form of the text in which whole words can be found. */
const asWords = (text: string): string => ` ${comparableAnswer(text.replaceAll(/[.,?!]/g, ''))} `;

function checkListening(ask: Listening, at: readonly (string | number)[], report: ReportAt): void {
  const hasChoice = ask.options !== undefined && ask.answer !== undefined;
  const isWhole =
    hasChoice === (ask.accepted === undefined) && !(ask.accepted && (ask.options || ask.answer));
  if (!isWhole) report(at, 'What is heard is answered by options with an answer, or by accepted words');
  for (const [index, text] of (ask.accepted ?? []).entries())
    if (!asWords(ask.heard.text).includes(asWords(text)))
      report([...at, 'accepted', index], `"${text}" is not in what is heard`);
}

function checkAsk(ask: AskSource, at: readonly (string | number)[], report: ReportAt): void {
  const answer = ask.kind === 'choice' || ask.kind === 'listen' ? ask.answer : undefined;
  const distinct = distinctOf(ask);
  if (answer !== undefined && distinct && answer > distinct.texts.length)
    report([...at, 'answer'], `There is no option ${answer}`);
  for (const text of repeated((distinct?.texts ?? []).map(comparableAnswer)))
    report([...at, distinct?.field ?? ''], `"${text}" is there twice`);
  if (ask.kind === 'listen') checkListening(ask, at, report);
}

/** Checks what a schema cannot: ids, skills that are taught and asked, answers that exist, words that can be scored. */
export function checkChat(
  chat: ChatSource,
  unknownWords: (text: string) => string[],
  report: ReportAt,
): void {
  const skills = new Set(chat.skills.map(({ id }) => id));
  for (const id of repeated(chat.skills.map((skill) => skill.id)))
    report(['skills'], `The skill "${id}" is there twice`);
  const messages = TRIAL_PHASES.flatMap((phase) =>
    chat.phases[phase].messages.map((message, index) => ({
      message,
      at: ['phases', phase, 'messages', index] as const,
    })),
  );
  const seen = new Set<string>();
  for (const { message, at } of messages) {
    const { id, line, ask } = message;
    if (seen.has(id)) report([...at, 'id'], `The message id "${id}" is used twice`);
    seen.add(id);
    if (ask) checkAsk(ask, [...at, 'ask'], report);
    if (ask && !skills.has(ask.skill)) report([...at, 'ask', 'skill'], `There is no skill "${ask.skill}"`);
    for (const text of [line?.text ?? '', ...(ask ? englishOf(ask) : [])])
      for (const word of unknownWords(text)) report(at, `The dictionary does not know "${word}"`);
  }
  for (const phase of TRIAL_PHASES)
    if (!chat.phases[phase].messages.some(({ ask }) => ask))
      report(['phases', phase], 'A phase asks at least one question');
  for (const [index, { id }] of chat.skills.entries())
    if (!messages.some(({ message }) => message.ask?.skill === id))
      report(['skills', index], `No message asks for the skill "${id}"`);
}
