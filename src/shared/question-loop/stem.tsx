import { Prose } from '#src/ui/prose.tsx';

/** A prompt of so many characters or fewer is what the screen is about; a longer one is read like a text. */
const SHORT = 140;

/** What a question asks. */
export function Stem({ id, markdown }: { id?: string; markdown: string }) {
  const isShort = markdown.length <= SHORT && !markdown.trim().includes('\n');
  return (
    <div id={id} className={isShort ? 'text-stem font-semibold text-pretty' : 'text-lg'}>
      <Prose markdown={markdown} />
    </div>
  );
}
