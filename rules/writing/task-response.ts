import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { stem } from './word-forms.ts';

export interface TaskFeatures {
  /** Share of the prompt's key words that the essay uses in some form, 0–1; 1 if the prompt has none. */
  topicCoverage: number;
  /** Number of words of the essay in runs of at least five copied from the prompt. */
  copiedWords: number;
  /** The first such run. */
  copied: Span | null;
  /** A personal opinion, which a report of figures does not require. */
  ownView: Span | null;
  /** The sentence that states a view (Task 2) or gives the overview (Task 1). */
  position: Span | null;
  conclusion: Span | null;
  example: Span | null;
  /** An explicit reason or result. */
  reason: Span | null;
  /** Number of figures, dates and percentages, relevant to Task 1. */
  figures: number;
  /** Number of words that compare or describe a change. */
  comparisons: number;
}

// Words of the instructions, common to all tasks.
const INSTRUCTIONS = new Set(
  `write word words minute minutes spend task least should topic following give reason reasons answer include relevant
  example examples own knowledge experience extent agree disagree discuss view views opinion think people believe say
  advantage disadvantage outweigh question summarise summarize information select selecting main feature features
  report reporting make comparison comparisons chart graph table diagram show shows below paragraph short essay sentence
  some other others many more nowadays today using about your support`
    .split(/\s+/)
    .filter(Boolean)
    .map(stem),
);

/** Words of a Markdown prompt, without link addresses and tags. */
function promptWords(prompt: string): string[] {
  const plain = prompt.replace(/\]\([^)\s]{0,500}\)|<[^>\n]{0,500}>|https?:\/\/\S+/g, ' ');
  return (
    plain
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu) ?? []
  );
}

/** Stems of the words that define the task's topic. */
export function promptTopic(prompt: string): Set<string> {
  return new Set(
    promptWords(prompt)
      .filter((word) => word.length > 2 && /^[a-z']+$/.test(word) && !FUNCTION_WORDS.has(word))
      .map(stem)
      .filter((word) => !INSTRUCTIONS.has(word)),
  );
}

const RUN = 5;

/** Which of the words are in a run of five that the prompt contains too. */
export function copiedFlags(words: readonly string[], prompt: string): boolean[] {
  const source = promptWords(prompt);
  const runs = new Set(source.map((_, index) => source.slice(index, index + RUN).join(' ')));
  const flags = words.map(() => false);
  for (let at = 0; at + RUN <= words.length; at += 1) {
    if (runs.has(words.slice(at, at + RUN).join(' '))) flags.fill(true, at, at + RUN);
  }
  return flags;
}

function firstRun(essay: EssayText, flags: readonly boolean[]): Span | null {
  const from = flags.indexOf(true);
  if (from < 0) return null;
  const stop = flags.indexOf(false, from);
  const [first, last] = [essay.tokens[from], essay.tokens[(stop < 0 ? flags.length : stop) - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

const OWN_VIEW =
  /\b(?:i (?:\w+ )?(?:agree|disagree|believe|think|recommend|suggest|hope)|in my (?:opinion|view)|from my (?:perspective|point of view)|(?:the )?(?:government|people|we|they|companies) should)\b/i;
const POSITION =
  /\b(?:i (?:\w+ ){0,2}(?:agree|disagree|believe|think|argue|contend|maintain|prefer|support|hold|feel|like|love)|in my (?:opinion|view)|from my (?:perspective|point of view)|my (?:view|opinion|favou?rite)|this essay (?:will )?(?:argues?|discuss(?:es)?|examines?)|it (?:is|seems) (?:clear|obvious|better|more)|outweighs?|i would (?:say|argue|rather|like)|should (?:not )?be)\b/i;
const OVERVIEW =
  /\b(?:overall|in general|generally|it is (?:clear|noticeable|evident|obvious)|it can be seen|as can be seen|to summari[sz]e)\b/i;
const CONCLUSION =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|in short|overall|all in all|on balance|in brief|ultimately|for (?:these|all these|this) reasons?|that is why|therefore)\b/i;
const EXAMPLE =
  /\b(?:for example|for instance|such as|to illustrate|a case in point|in my (?:case|city|country|family|class|school|village)|in vietnam|e\.g\.|as an example|my own experience|when i was|where i (?:grew|live|study|work))/i;
const REASON =
  /\b(?:because|since|as a result|therefore|due to|so that|which means|this means|leads? to|results? in|in order to|consequently|thus|hence)\b/i;
const COMPARISON =
  /^(?:more|less|higher|lower|highest|lowest|most|least|than|compared|while|whereas|rose|fell|increased?|decreased?|declined?|dropped|grew|doubled|halved|peaked|remained|steady|slightly|sharply|gradually|significantly|twice|respectively)$/;

function find(essay: EssayText, sentences: readonly Sentence[], pattern: RegExp): Span | null {
  const hit = sentences.find(({ start, end }) => pattern.test(essay.text.slice(start, end)));
  return hit ? { start: hit.start, end: hit.end } : null;
}

export function taskFeatures(essay: EssayText, prompt: string, task: 1 | 2): TaskFeatures {
  const topic = promptTopic(prompt);
  const stems = new Set(essay.tokens.map(({ word }) => stem(word)));
  const covered = [...topic].filter((word) => stems.has(word)).length;
  const flags = copiedFlags(
    essay.tokens.map((token) => token.word),
    prompt,
  );
  const { sentences } = essay;
  return {
    topicCoverage: topic.size === 0 ? 1 : covered / topic.size,
    copiedWords: flags.filter(Boolean).length,
    copied: firstRun(essay, flags),
    ownView: find(essay, sentences, OWN_VIEW),
    position: find(essay, sentences, task === 1 ? OVERVIEW : POSITION),
    conclusion: find(essay, sentences.slice(-5), CONCLUSION),
    example: find(essay, sentences, EXAMPLE),
    reason: find(essay, sentences, REASON),
    figures: essay.tokens.filter((token) => /\d/.test(token.word)).length,
    comparisons: essay.tokens.filter((token) => COMPARISON.test(token.word)).length,
  };
}
