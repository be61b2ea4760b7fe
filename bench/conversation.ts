import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { createFlite } from '#server/engines/tts/flite.ts';
import type { ExpectedMeaning } from '#speech/meaning/expected-meaning.ts';
import { hearMeaning } from '#speech/meaning/hear-meaning.ts';
import { conversationCases, readTurns } from './conversation-cases.ts';
import { type Figure, median } from './table.ts';

const RATE = 16_000;
const MIN_RIGHT = 0.95;
const MIN_REFUSED = 0.9;
const SEED = 19;
/** More would take longer than they tell. */
const MOST_TURNS = 60;
const ROUNDS = 7;
/** The turn that is timed. */
const SECONDS = 4;
const MEANINGS = 5;
const SENTENCES = 5;
/** Milliseconds: of the 2.5 s to the partner's answer on a phone four times slower. */
const MAX_MS = 450;

/** Milliseconds of CPU time to hear a turn of five meanings with five sentences each. */
function timed(
  knowledge: ReturnType<typeof loadSpeechKnowledge>,
  voice: Int16Array,
  sentences: readonly string[],
) {
  const pcm = Int16Array.from({ length: SECONDS * RATE }, (_, i) => voice[i % voice.length] ?? 0);
  const meanings: ExpectedMeaning[] = Array.from({ length: MEANINGS }, (_, at) => ({
    id: String(at),
    sentences: sentences.slice(SENTENCES * at, SENTENCES * (at + 1)),
    slots: [],
    isNegative: false,
  }));
  return Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    hearMeaning(knowledge, pcm, meanings);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/**
 * How often the right meaning is heard, with fillers at three speeds, and how often what belongs to another scene is
 * not taken for any. The limits were learnt on the other half of the scenes.
 */
export async function conversationFigures(): Promise<Figure[]> {
  const turns = await readTurns();
  const scenes = [...new Set(turns.map(({ scene }) => scene))];
  const half = process.env.CONVERSATION_LEARNT === undefined ? 1 : 0;
  const those = turns.filter(({ scene }) => scenes.indexOf(scene) % 2 === half);
  const every = Math.ceil(those.length / MOST_TURNS);
  const kept = those.filter((_, index) => index % every === 0);
  const cases = conversationCases(kept, SEED);
  const knowledge = loadSpeechKnowledge();
  const flite = createFlite();
  const heard = { right: 0, wrong: 0, asked: 0, refused: 0, accepted: 0, doubted: 0 };
  let first = new Int16Array();
  try {
    for (const { turn, meant, utterance } of cases) {
      const pcm = await flite.speak(utterance);
      if (first.length === 0) first = Int16Array.from(pcm);
      const result = hearMeaning(knowledge, pcm, turn.meanings);
      const isHeard = result.kind === 'heard';
      if (meant === null) heard[isHeard ? 'accepted' : result.kind === 'unsure' ? 'doubted' : 'refused']++;
      else if (isHeard) heard[result.meaning === meant ? 'right' : 'wrong']++;
      else if (result.kind === 'unsure' && result.candidates.includes(meant)) heard.asked++;
      if (
        process.env.CONVERSATION_PRINT &&
        (meant === null ? result.kind !== 'other' : !isHeard || result.meaning !== meant)
      )
        console.log(`  ${meant ?? '(elsewhere)'}: "${utterance.text}" ${JSON.stringify(result)}`);
    }
  } finally {
    await flite.close();
  }
  const count = cases.length / 2;
  const sentences = kept.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.sentences));
  const milliseconds = median(timed(knowledge, first, sentences));
  console.log(
    `  of ${count}: ${heard.wrong} heard as another meaning, ${heard.asked} asked about; from elsewhere ${heard.accepted} accepted, ${heard.doubted} asked about`,
  );
  const share = (name: string, of: number, limit: number): Figure => ({
    name,
    ours: `${of}`,
    plain: `${count}`,
    ratio: of / count,
    bound: 'min',
    limit,
  });
  return [
    share('expected meanings heard right, with fillers at three speeds', heard.right, MIN_RIGHT),
    share('sentences from other scenes refused', heard.refused, MIN_REFUSED),
    {
      name: `hearing a turn of ${SECONDS} s among ${MEANINGS * SENTENCES} sentences, CPU time`,
      ours: `${milliseconds.toFixed(0)} ms`,
      plain: `${MAX_MS} ms`,
      ratio: milliseconds / MAX_MS,
      bound: 'max',
      limit: 1,
    },
  ];
}
