import { COURSE_LEVELS } from '#contract/course.ts';
import type { SpeakingTextOf } from '../../db/schema-speaking-content.ts';
import type { PackSpeakingSet } from '../pack.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { repeated } from '../questions/fault.ts';
import { readSource, type SourceFile } from '../source-file.ts';
import { askedCard, askedQuestion, conversationOf, minutesOf } from './asked.ts';
import { checkCard, checkIds, checkQuestion } from './check-asked.ts';
import type { KnownTopics } from './known-topics.ts';
import { setId } from './read-topic.ts';
import { trialSource } from './sources.ts';

interface ReadTrial {
  set: PackSpeakingSet;
  survey: SpeakingTextOf<'survey'>;
  /** Names of the topics that are open to everybody who is signed in. */
  free: ReadonlySet<string>;
}

type Trial = NonNullable<ReturnType<typeof readTrialSource>>['data'];

const readTrialSource = (file: PackText, problems: ProblemReport) => readSource(file, trialSource, problems);

function checkTrial({ data, report }: SourceFile<Trial>, topics: KnownTopics): void {
  for (const [index, name] of data.topics.entries()) topics.find(name, ['topics', index], report);
  checkIds(
    data.short_trial.flatMap((one, index) =>
      one.part === 2
        ? one.card.rounding_off.map(({ id }, place) => ({
            id,
            at: ['short_trial', index, 'card', 'rounding_off', place, 'id'],
          }))
        : [{ id: one.id, at: ['short_trial', index, 'id'] }],
    ),
    report,
  );
  if (data.short_trial.filter(({ part }) => part === 2).length > 1)
    report(['short_trial'], 'There is one card at most');
  for (const [index, one] of data.short_trial.entries()) {
    if (one.part === 2) checkCard(one.card, ['short_trial', index, 'card'], report);
    else checkQuestion(one, one.part, ['short_trial', index], report);
  }
  for (const id of repeated(data.survey.map((question) => question.id)))
    report(['survey'], `The question id "${id}" is there twice`);
  for (const [index, question] of data.survey.entries()) {
    const ids = question.type === 'choice' ? question.options.map(({ id }) => id) : [];
    for (const id of repeated(ids)) report(['survey', index, 'options'], `The option "${id}" is there twice`);
  }
}

/** Reads the trial for everybody and its survey; null when it is invalid. Faults are reported. */
export function readTrial(file: PackText, problems: ProblemReport, topics: KnownTopics): ReadTrial | null {
  const source = readTrialSource(file, problems);
  if (source === null) return null;
  checkTrial(source, topics);
  const { title_vi, summary_vi, intro, short_trial, survey, topics: free } = source.data;
  const asked = short_trial.flatMap((one) =>
    one.part === 2 ? askedCard(one.card) : [askedQuestion(one, one.part)],
  );
  const id = setId('trial');
  const { questions, scripts } = conversationOf(id, asked);
  const level = COURSE_LEVELS.Foundation;
  return {
    set: {
      id,
      mode: 'trial',
      position: 1,
      part: null,
      category: null,
      level,
      is_free: true,
      title: 'A short trial',
      title_vi,
      summary_vi,
      minutes: minutesOf(asked),
      questions,
      detail: { intro, transitions: null, vocabulary: [], scripts },
    },
    survey: {
      kind: 'survey',
      questions: survey.map((one) =>
        one.type === 'choice' ? { ...one, max_length: null } : { ...one, options: [] },
      ),
    },
    free: new Set(free),
  };
}
