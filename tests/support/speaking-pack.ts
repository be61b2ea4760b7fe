import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTER } from './starter.ts';

/** Ten sentences to read aloud. */
export const TEN_SENTENCES = [
  'The library opens at nine in the morning.',
  'My sister walks to school with her friends.',
  'We need more trees along this street.',
  'He never drinks coffee after dinner.',
  'The train to the coast was late again.',
  'Many people learn English to travel.',
  'She keeps her old letters in a box.',
  'Cheap food is not always good for you.',
  'The bridge was built a hundred years ago.',
  'I would like to visit that museum again.',
] as const;

/** A copy of the starter content in which the first practice asks for sentences to be read. @returns its folder */
export async function speakingPack(sentences: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'luyen-pack-'));
  await cp('content', folder, { recursive: true });
  const questions = sentences.map(
    (text, index) =>
      `  - id: ${index + 1}\n    type: ielts_scripted_speaking\n    prompt: Đọc to câu dưới đây.\n    text: ${text}\n`,
  );
  const head = 'title: Ten Sentences\ninstructions: Đọc to từng câu.\nfolder: Speaking\nquestions:\n';
  await writeFile(
    join(folder, 'practices', `${STARTER.practice}.md`),
    `---\n${head}${questions.join('')}---\n`,
  );
  return folder;
}
