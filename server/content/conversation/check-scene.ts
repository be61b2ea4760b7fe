import { repeated } from '../questions/fault.ts';
import type { ReportAt } from '../source-file.ts';
import type { EndingSource, SceneSource, TurnSource } from './sources.ts';

/** Fewer would be a text to read out. */
const LEAST_MEANINGS = 24;
const LEAST_ENDINGS = 2;

const NEGATION = /\b(?:no|not|never|nothing|none|without)\b|n't\b/i;

type Meaning = TurnSource['expect'][number];
type Place = readonly (string | number)[];

const isEnding = (turn: TurnSource | EndingSource): turn is EndingSource => 'end' in turn;

const turnsOf = ({ turns }: SceneSource): [string, TurnSource][] =>
  Object.entries(turns).flatMap(([id, turn]): [string, TurnSource][] => (isEnding(turn) ? [] : [[id, turn]]));

const nextOf = (turn: TurnSource | EndingSource): string[] =>
  isEnding(turn) ? [] : [...turn.expect.map(({ next }) => next), turn.fallback.next];

/** A form of the text in which whole words can be found. */
const asWords = (text: string): string => {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? [];
  return ` ${words.join(' ')} `;
};

/** Everything that can be reached by following `next` from the given turns. */
function reachedFrom(start: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...next(id));
  }
  return reached;
}

/** Every turn can be reached, and an ending from every turn, whatever is answered. */
function checkPaths({ turns, start }: SceneSource, report: ReportAt): void {
  const ids = Object.keys(turns);
  const next = new Map(Object.entries(turns).map(([id, turn]) => [id, nextOf(turn)]));
  if (!next.has(start)) report(['start'], `There is no turn "${start}"`);
  for (const [id, after] of next)
    for (const one of after) if (!next.has(one)) report(['turns', id], `There is no turn "${one}"`);
  const reached = reachedFrom([start], (id) => next.get(id) ?? []);
  const ends = Object.entries(turns).flatMap(([id, turn]) => (isEnding(turn) ? [id] : []));
  const ending = reachedFrom(ends, (id) => ids.filter((before) => next.get(before)?.includes(id)));
  for (const id of ids) {
    if (!reached.has(id)) report(['turns', id], `Nothing leads to the turn "${id}"`);
    if (!ending.has(id)) report(['turns', id], `No ending can be reached from the turn "${id}"`);
  }
  if (ends.length < LEAST_ENDINGS) report(['turns'], `A scene has at least ${LEAST_ENDINGS} endings`);
}

/** Each sentence has a word of each slot, and is negated or not as its meaning says. */
function checkSentences(meaning: Meaning, { slots }: SceneSource, at: Place, report: ReportAt): void {
  for (const [index, sentence] of meaning.sentences.entries()) {
    const place = [...at, 'sentences', index];
    if (/\d/.test(sentence)) report(place, 'Numbers are written as words, as they are said');
    if (NEGATION.test(sentence) !== meaning.negative)
      report(place, `"${sentence}" ${meaning.negative ? 'has no negation' : 'has a negation'}`);
    for (const slot of meaning.slots)
      if (slots[slot] && !slots[slot].some((words) => asWords(sentence).includes(asWords(words))))
        report(place, `"${sentence}" has no word of the slot "${slot}"`);
  }
}

const keyOf = ({ slots, negative }: Meaning) => `${slots.toSorted().join(' ')} ${negative}`;

function checkMeanings(scene: SceneSource, report: ReportAt): void {
  const used = new Set<string>();
  for (const [id, { expect }] of turnsOf(scene)) {
    for (const [index, meaning] of expect.entries()) {
      const at = ['turns', id, 'expect', index];
      for (const slot of meaning.slots) {
        used.add(slot);
        if (!scene.slots[slot]) report(at, `There is no slot "${slot}"`);
      }
      if (expect.some((other, before) => before < index && keyOf(other) === keyOf(meaning)))
        report(at, 'Two meanings of a turn differ in a slot or a negation');
      checkSentences(meaning, scene, at, report);
    }
    for (const sentence of repeated(expect.flatMap(({ sentences }) => sentences.map(asWords))))
      report(['turns', id], `"${sentence.trim()}" has two meanings`);
  }
  for (const slot of Object.keys(scene.slots))
    if (!used.has(slot)) report(['slots', slot], `No meaning has the slot "${slot}"`);
}

/** All that the voices say and the learner may say. */
const englishOf = (scene: SceneSource): string[] => [
  ...scene.useful.map(({ text }) => text),
  ...scene.returning.map(({ say }) => say.text),
  ...Object.values(scene.turns).map(({ say }) => say.text),
  ...turnsOf(scene).flatMap(([, { again, fallback, expect }]) => [
    ...[again.text, fallback.say.text],
    ...expect.flatMap(({ sentences, reply }) => [...sentences, reply?.text ?? '']),
  ]),
];

/** Checks what a schema cannot: ids, paths, words that can be heard, meanings that can be told apart. */
export function checkScene(
  scene: SceneSource,
  unknownWords: (text: string) => string[],
  report: ReportAt,
): void {
  const meanings = turnsOf(scene).flatMap(([, { expect }]) => expect.map(({ id }) => id));
  for (const id of repeated([...Object.keys(scene.turns), ...meanings]))
    report(['turns'], `The id "${id}" is used twice`);
  if (meanings.length < LEAST_MEANINGS)
    report(['turns'], `A scene expects at least ${LEAST_MEANINGS} meanings, not ${meanings.length}`);
  for (const [index, mission] of scene.missions.entries())
    for (const id of mission.meanings)
      if (!meanings.includes(id)) report(['missions', index], `There is no meaning "${id}"`);
  for (const [index, { said }] of scene.returning.entries())
    if (said !== undefined && !meanings.includes(said))
      report(['returning', index], `There is no meaning "${said}"`);
  // Whatever was said before, there is something to begin with.
  const always = scene.returning.filter(({ said, end }) => said === undefined && end === undefined);
  if (always.length === 0) report(['returning'], 'One line refers to nothing');
  const openings = [...scene.returning.map(({ say }) => say.text), scene.turns[scene.start]?.say.text ?? ''];
  for (const text of repeated(openings)) report(['returning'], `"${text}" is there twice`);
  checkPaths(scene, report);
  checkMeanings(scene, report);
  for (const word of new Set(englishOf(scene).flatMap(unknownWords)))
    report([], `The dictionary does not know "${word}"`);
}
