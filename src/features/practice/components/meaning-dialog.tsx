import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Languages } from 'lucide-react';
import { useState } from 'react';
import { MEANING_MAX } from '#contract/notebook.ts';
import type { Translation } from '#contract/translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { translation } from '../api/translation.ts';
import { TRANSLATION } from '../messages/translation.ts';
import type { SelectedWord } from '../model/selected-word.ts';
import { Meanings } from './meanings.tsx';

interface MeaningDialogProps {
  selected: SelectedWord;
  onSave: (meaning: string | null) => void;
  onClose: () => void;
}

/** The first meaning of each part of speech, as a learner would write it down. */
function shortMeaning(found: Translation | undefined): string | null {
  if (!found) return null;
  const [first] = found.kind === 'glosses' ? found.words : [];
  const words =
    found.kind === 'sentence'
      ? found.text
      : first?.senses.flatMap(({ meanings }) => meanings[0] ?? []).join('; ');
  return words && words.length <= MEANING_MAX ? words : null;
}

/** What a word means, with its sentence; from here it can be saved. Mounted while open. */
export default function MeaningDialog({ selected: { word, context }, onSave, onClose }: MeaningDialogProps) {
  const client = useQueryClient();
  const [whole, setWhole] = useState(false);
  return (
    <Dialog open onClose={onClose} title={TRANSLATION.title(word)}>
      <div className="grid gap-4">
        <Meanings text={word} />
        {context !== null && (
          <figure className="grid gap-2">
            <figcaption className="text-sm font-semibold">{TRANSLATION.sentence}</figcaption>
            <blockquote lang="en" className="border-l-2 border-line pl-3">
              {context}
            </blockquote>
            {whole ? (
              <Meanings text={context} />
            ) : (
              <Button
                variant="quiet"
                icon={Languages}
                className="-ml-4 justify-self-start"
                onClick={() => setWhole(true)}
              >
                {TRANSLATION.translateSentence}
              </Button>
            )}
          </figure>
        )}
        <Button
          icon={BookmarkPlus}
          className="justify-self-start max-sm:w-full"
          onClick={() => onSave(shortMeaning(client.getQueryData(translation(word).queryKey)))}
        >
          {TRANSLATION.save}
        </Button>
      </div>
    </Dialog>
  );
}
