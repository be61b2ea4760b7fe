import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { Button } from '#src/ui/button.tsx';
import type { KeyedItem } from './retry-dialog.tsx';
import type { Material } from './retry-source.tsx';
import { RESULT_HEAD } from './words.ts';

const RetryDialog = lazyPart(() => import('./retry-dialog.tsx'));

interface RetryWrongProps {
  items: readonly KeyedItem[];
  /** What the questions are about, to be read or heard again. */
  material?: Material | null;
}

/** The button that starts the wrong questions of a result once more, at once and without their keys. */
export function RetryWrong({ items, material = null }: RetryWrongProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" icon={RotateCcw} className="max-sm:w-full" onClick={() => setOpen(true)}>
        {RESULT_HEAD.retry(items.length)}
      </Button>
      <Suspense>
        {isOpen && <RetryDialog items={items} material={material} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
