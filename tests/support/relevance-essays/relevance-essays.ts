import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod/mini';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;
const front = z.object({
  questions: z.array(
    z.looseObject({
      id: z.union([z.string(), z.number()]),
      prompt: z.optional(z.string()),
      task: z.optional(z.union([z.literal(1), z.literal(2)])),
      min_words: z.optional(z.number()),
    }),
  ),
});

interface WritingTask {
  prompt: string;
  task: 1 | 2;
  minWords: number;
}

/** A prompt of the starter pack, by its file and question. */
function ofPack(file: string, id: string): WritingTask {
  const text = readFileSync(new URL(`../../../content/${file}.md`, import.meta.url), 'utf8');
  const { questions } = front.parse(parse(FRONT_MATTER.exec(text)?.[1] ?? ''));
  const found = questions.find((question) => String(question.id) === id);
  if (!found?.prompt || !found.task || !found.min_words) throw new Error(`${file} has no essay ${id}`);
  return { prompt: found.prompt, task: found.task, minWords: found.min_words };
}

const letter = (prompt: string): WritingTask => ({ task: 1, minWords: 150, prompt });

const TASKS: Readonly<Record<string, WritingTask>> = {
  'nature-parking': ofPack('practices/ong-tren-mai-nha', '11'),
  'free-transport': ofPack('practices/tuyen-tau-tro-lai', '11'),
  letters: ofPack('practices/buu-dien-hai-dang', '11'),
  'trees-computers': ofPack('practices/khu-vuon-truong-hoc', '10'),
  'school-start': ofPack('practices/gio-vao-lop', '11'),
  'danger-play': ofPack('practices/de-tre-leo-treo', '10'),
  'screen-evening': ofPack('practices/dem-mat-dien', '12'),
  'morning-evening': ofPack('practices/dong-ho-nguoi-lam-banh', '11'),
  experts: ofPack('practices/khi-chuyen-gia-bat-dong', '10'),
  cash: ofPack('practices/thanh-pho-khong-tien-mat', '10'),
  'calder-chart': ofPack('practices/bay-phut-cho-xe', '10'),
  'salt-diagram': ofPack('practices/muoi-cua-bien', '11'),
  'skerra-maps': ofPack('practices/vong-nam-trong-go', '10'),
  'alone-teacher': ofPack('tests/placement-1/part-5', 'skill-to-learn'),
  'practical-skills': ofPack('tests/academic-writing-1/part-2', 'task-2'),
  crafts: ofPack('tests/academic-writing-2/part-2', 'task-2'),
  'marlow-graph': ofPack('tests/academic-writing-1/part-1', 'task-1'),
  'eastmere-pies': ofPack('tests/academic-writing-2/part-1', 'task-1'),
  'letter-landlord': letter(`You rent a flat, and the heating in it has stopped working.

Write a letter to your landlord. In your letter:

- say when and how the problem began
- explain how it affects you
- say what you would like the landlord to do

Write at least **150 words**. Begin your letter: _Dear Mr Harrison,_`),
  'letter-invite': letter(`A friend of yours has moved to another city. You are going to have a party.

Write a letter to your friend. In your letter:

- invite your friend to the party, and say why you are having it
- describe what you are planning to do there
- explain how your friend can get there and where to sleep

Write at least **150 words**. Begin your letter: _Dear …,_`),
};

/** `about` its prompt; `beside` it; a `template` for any prompt; or about it, but `wrong` in what it does. */
type Kind = 'about' | 'beside' | 'template' | 'wrong';

interface RelevanceEssay {
  name: string;
  kind: Kind;
  task: WritingTask;
  essay: string;
  /** Whether levels were set on it, or it was kept apart until they were set. */
  isSeen: boolean;
}

const kindOf = (text: string): Kind => z.enum(['about', 'beside', 'template', 'wrong']).parse(text);

/** Essays written for the prompts of the pack before any level was set; every second one of a file was kept apart. */
export const RELEVANCE_ESSAYS: readonly RelevanceEssay[] = [
  'about',
  'beside',
  'learnt',
  'wrong-task',
].flatMap((file) =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((block, index) => {
      const [head = '', ...lines] = block.split('\n');
      const [key = '', kind = file] = head.split(' ');
      const task = TASKS[key];
      if (!task) throw new Error(`no prompt ${key}`);
      const essay = lines.join('\n').trim();
      return { name: `${file} ${index} ${key}`, kind: kindOf(kind), task, essay, isSeen: index % 2 === 0 };
    }),
);
