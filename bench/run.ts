import { awakeFigures } from './awake.ts';
import { coldStartFigure } from './cold-start.ts';
import { conversationFigures } from './conversation.ts';
import { drainFigures } from './drain.ts';
import { flatListFigures, learningReportFigures } from './flat-reads.ts';
import { followUpFigures } from './follow-up.ts';
import { interactionFigure } from './interaction.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { loadFigures } from './load.ts';
import { markingFigure } from './marking.ts';
import { minimalPairFigures } from './minimal-pairs.ts';
import { phoneScoringFigures } from './phone-scoring.ts';
import { pronunciationFigures } from './pronunciation.ts';
import { readingFigure } from './reading.ts';
import { recognitionFigures } from './recognition.ts';
import { sceneTurnFigure } from './scene-turn.ts';
import { scenesUnderstandFigures } from './scenes-understand.ts';
import { speakingFigures } from './speaking.ts';
import { speakingMemoryFigures } from './speaking-memory.ts';
import { speakingStatisticsFigures } from './speaking-statistics.ts';
import { type Figure, printFigures } from './table.ts';
import { talkFigure } from './talk.ts';
import { teacherQueueFigures } from './teacher-queue.ts';
import { testResultFigures } from './test-result.ts';
import { todayFigures } from './today.ts';
import { writingJobsFigure } from './writing-jobs.ts';

const PARTS: Record<string, () => Promise<Figure[]>> = {
  reading: async () => [await readingFigure()],
  draining: drainFigures,
  'cold-start': async () => [await coldStartFigure()],
  today: todayFigures,
  'learning-report': learningReportFigures,
  'flat-lists': flatListFigures,
  'teacher-queue': teacherQueueFigures,
  speaking: speakingFigures,
  'test-result': testResultFigures,
  'speaking-memory': speakingMemoryFigures,
  'speaking-statistics': speakingStatisticsFigures,
  pronunciation: pronunciationFigures,
  recognition: recognitionFigures,
  'minimal-pairs': minimalPairFigures,
  marking: async () => [await markingFigure()],
  'writing-jobs': async () => [await writingJobsFigure()],
  talk: async () => [await talkFigure()],
  conversation: conversationFigures,
  'scenes-understand': scenesUnderstandFigures,
  'scene-turn': async () => [await sceneTurnFigure()],
  'follow-up': followUpFigures,
  awake: awakeFigures,
  lighthouse: lighthouseFigures,
  interaction: async () => [await interactionFigure()],
  'phone-scoring': phoneScoringFigures,
  load: loadFigures,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring: ${name}`);
  figures.push(...(await measure()));
}
printFigures(figures);
