import { readWav } from '#server/engines/audio/wav.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { hearTalk } from '#speech/talk/hear-talk.ts';
import { speakToWav } from '../tests/support/speak.ts';
import { type Figure, median } from './table.ts';

const TALK =
  `I'd like to talk about a garden that I really love. It is behind my grandmother's house in the countryside,
  about fifty kilometres from Hanoi. When I was a child, I spent every summer there, because my parents were busy with their
  work in the city. The garden is not very big, but there are many fruit trees, such as mango and guava. My grandmother
  also grows vegetables, which she sells at the local market every morning. If you sit under the old tree in the
  afternoon, you can hear only the birds and the wind.`.replace(/\s+/g, ' ');
const SECONDS = 120;
const RATE = 16_000;
const ROUNDS = 3;
/** Maximum waiting time as a share of the talk's length. */
const MAX_SHARE = 0.15;

/** CPU time for aligning a two-minute talk with its transcript, relative to its length. */
export async function talkFigure(): Promise<Figure> {
  const once = readWav(await speakToWav(TALK));
  const times = Math.ceil((SECONDS * RATE) / once.length);
  const pcm = Int16Array.from({ length: times * once.length }, (_, i) => once[i % once.length] ?? 0);
  const transcript = Array.from({ length: times }, () => TALK).join(' ');
  const knowledge = loadSpeechKnowledge();
  const took = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    if (hearTalk(knowledge, pcm, transcript).outcome !== 'heard') throw new Error('the talk was not heard');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  });
  const length = pcm.length / RATE;
  const seconds = median(took);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  return {
    name: `listening to a talk of ${Math.round(length)} s along its transcript (peak ${peak} MB), against its length`,
    ours: `${seconds.toFixed(1)} s`,
    plain: `${length.toFixed(0)} s`,
    ratio: seconds / length,
    bound: 'max',
    limit: MAX_SHARE,
  };
}
