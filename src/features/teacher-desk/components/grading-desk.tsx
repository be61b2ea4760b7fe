import { useRef, useState } from 'react';
import type { DeskTask, DraftPartName, GivenVerdict, Phrase } from '#contract/teacher-desk.ts';
import { bandsOf, gradeOfDraft, missingBands } from '#rules/teacher-grading/grade-draft.ts';
import type { WaveformHandle } from '#src/shared/audio/waveform.tsx';
import { Button } from '#src/ui/button.tsx';
import { KEYS } from '../messages/grading.ts';
import { type DeskKey, useDeskKeys } from '../model/desk-keys.ts';
import { saveVerdict } from '../model/save-verdict.ts';
import type { DraftParts } from '../model/stored-draft.ts';
import { type Editor, focusComment, typedComment, useEditor } from '../model/use-editor.ts';
import { usePhrases } from '../model/use-phrases.ts';
import { useSingleKeys } from '../model/use-single-keys.ts';
import type { EssayHandle } from './essay-view.tsx';
import { EstimatePanel, useReveal } from './estimate-panel.tsx';
import { GradePane } from './grade-pane.tsx';
import { KeysHelp } from './keys-help.tsx';
import { PhraseBank } from './phrase-bank.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { WorkPane } from './work-pane.tsx';

interface GradingDeskProps {
  owner: string;
  task: DeskTask;
  draft: DraftParts;
  /** The verdict is on the disk. */
  onSaved: () => void;
}

/** Where a phrase goes: into a comment being typed, or into a new one. */
interface BankPlace {
  name: DraftPartName;
  index: number | null;
}

/** What is open over the page. */
type Over = { over: 'nothing' | 'help' | 'refuse' } | { over: 'bank'; place: BankPlace };

const criterionOf = (name: DraftPartName) => (name === 'overall' ? null : name);

/** Saves the verdict, once; says which bands are missing. */
function useSubmit(owner: string, task: DeskTask, editor: Editor, onSaved: () => void) {
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isSaving = useRef(false);
  const save = async (verdict: GivenVerdict | null): Promise<void> => {
    setTried(true);
    if (verdict === null || isSaving.current) return;
    isSaving.current = true;
    try {
      await editor.draft.flush();
      await saveVerdict(owner, task, verdict);
      onSaved();
    } catch (error) {
      setFailure(error);
    } finally {
      isSaving.current = false;
    }
  };
  return {
    failure,
    missing: isTried ? missingBands(task.kind, editor.draft.parts) : [],
    submit: () => void save(gradeOfDraft(task.kind, editor.draft.parts)),
    refuse: (refusal: string) => void save({ kind: 'refusal', refusal }),
  };
}

/** A phrase goes into the comment from which the bank was opened, or becomes a comment. */
function insertPhrase(editor: Editor, { name, index }: BankPlace, { text }: Phrase): void {
  const before = index === null ? undefined : editor.draft.part(name).comments[index];
  if (index === null || !before) editor.addComment(name, { comment: text });
  else {
    const words = [before.comment.trim(), text].filter(Boolean).join(' ');
    editor.changeComment(name, index, { comment: words }, true);
  }
}

interface OverPageProps {
  shown: Over;
  phrases: ReturnType<typeof usePhrases>;
  singles: boolean;
  onSingles: (on: boolean) => void;
  onRefuse: (reason: string) => void;
  onInsert: (place: BankPlace, phrase: Phrase) => void;
  onClose: () => void;
}

/** The dialog that is open over the page, if one is. */
function OverPage({ shown, phrases, singles, onSingles, onRefuse, onInsert, onClose }: OverPageProps) {
  if (shown.over === 'help') return <KeysHelp singles={singles} onSingles={onSingles} onClose={onClose} />;
  if (shown.over === 'refuse') return <RefuseDialog onRefuse={onRefuse} onClose={onClose} />;
  if (shown.over !== 'bank') return null;
  const insert = (phrase: Phrase): void => {
    onInsert(shown.place, phrase);
    // Only the order of the phrases depends on it.
    void phrases.use(phrase).catch(() => undefined);
    onClose();
  };
  return (
    <PhraseBank
      phrases={phrases.phrases}
      criterion={criterionOf(shown.place.name)}
      onInsert={insert}
      onRemove={(phrase) => void phrases.remove(phrase).catch(() => undefined)}
      onClose={onClose}
    />
  );
}

/** A work and its grading, side by side. Keyed by the work: nothing of one reaches the next. */
export function GradingDesk({ owner, task, draft, onSaved }: GradingDeskProps) {
  const editor = useEditor(owner, task, draft);
  const phrases = usePhrases(owner);
  const { submit, refuse, missing, failure: unsaved } = useSubmit(owner, task, editor, onSaved);
  const bands = bandsOf(task.kind, editor.draft.parts);
  const isComplete = missingBands(task.kind, editor.draft.parts).length === 0;
  const { revealed, failure, reveal } = useReveal(task.id, task.revealed, bands, isComplete);
  const [singles, setSingles] = useSingleKeys();
  const [shown, setShown] = useState<Over>({ over: 'nothing' });
  const essay = useRef<EssayHandle>(null);
  const player = useRef<WaveformHandle>(null);
  const openBank = (name: DraftPartName): void =>
    setShown({ over: 'bank', place: { name, index: typedComment(name) } });
  const add = (name: DraftPartName): void => {
    const at_seconds = task.recording ? (player.current?.seconds() ?? null) : null;
    editor.addComment(name, { quote: essay.current?.selected() ?? null, at_seconds });
  };
  const press = (key: DeskKey): void => {
    if (key.do === 'band') editor.pressBand(key.key);
    else if (key.do === 'criterion') editor.step(key.step);
    else if (key.do === 'comment') focusComment(key.step);
    else if (key.do === 'add') add(editor.chosen);
    else if (key.do === 'phrases') openBank(editor.chosen);
    else if (key.do === 'sentences') essay.current?.chooseSentences();
    else if (key.do === 'play') player.current?.toggle();
    else if (key.do === 'reveal') void reveal();
    else if (key.do === 'submit') submit();
    else setShown({ over: 'help' });
  };
  useDeskKeys(singles, press);
  return (
    <>
      <Button variant="quiet" className="justify-self-end" onClick={() => setShown({ over: 'help' })}>
        {KEYS.open} <kbd>?</kbd>
      </Button>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto">
          <WorkPane
            task={task}
            parts={editor.draft.parts}
            essay={essay}
            player={player}
            onQuote={(quote) => editor.addComment(editor.chosen, { quote })}
          />
        </div>
        <GradePane
          owner={owner}
          task={task}
          editor={editor}
          missing={missing}
          failure={unsaved}
          estimate={
            <EstimatePanel
              revealed={revealed}
              failure={failure}
              bands={bands}
              isComplete={isComplete}
              onReveal={() => void reveal()}
            />
          }
          onAdd={add}
          onPhrases={openBank}
          onKeep={(name, words) => void phrases.save(criterionOf(name), words).catch(() => undefined)}
          onPlay={(seconds) => player.current?.playFrom(seconds)}
          onSubmit={submit}
          onRefuse={() => setShown({ over: 'refuse' })}
        />
      </div>
      <OverPage
        shown={shown}
        phrases={phrases}
        singles={singles}
        onSingles={setSingles}
        onRefuse={refuse}
        onInsert={(place, phrase) => insertPhrase(editor, place, phrase)}
        onClose={() => setShown({ over: 'nothing' })}
      />
    </>
  );
}
