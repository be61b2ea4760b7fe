import { Plus } from 'lucide-react';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { Button } from '#src/ui/button.tsx';

/** Opens the dialog that saves a typed word: one met in a book, or where text cannot be selected. */
export const AddWord = ({ className = '', onAdd }: { className?: string; onAdd: () => void }) => (
  <Button variant="quiet" icon={Plus} aria-haspopup="dialog" className={className} onClick={onAdd}>
    {NOTEBOOK.addWord}
  </Button>
);
