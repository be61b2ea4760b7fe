import { BookOpen, Plus } from 'lucide-react';
import type { DraftPartName, GivenComment } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Button } from '#src/ui/button.tsx';
import { descriptorsOf } from '../content/descriptors.ts';
import { GRADING } from '../messages/grading.ts';
import type { EditedPart } from '../model/stored-draft.ts';
import { BandPicker } from './band-picker.tsx';
import { CommentEditor } from './comment-editor.tsx';

export interface PartActions {
  onChoose: (name: DraftPartName) => void;
  onBand: (name: DraftPartName, band: number) => void;
  onComment: (
    name: DraftPartName,
    index: number,
    changes: Partial<GivenComment>,
    immediately: boolean,
  ) => void;
  onRemove: (name: DraftPartName, index: number) => void;
  onAdd: (name: DraftPartName) => void;
  onPhrases: (name: DraftPartName) => void;
  onKeep: (name: DraftPartName, words: string) => void;
  onPlay: (seconds: number) => void;
}

interface CriterionPanelProps {
  kind: TeacherWork;
  name: DraftPartName;
  part: EditedPart;
  isChosen: boolean;
  essay: string | null;
  actions: PartActions;
}

function Descriptor({
  kind,
  name,
  band,
}: Pick<CriterionPanelProps, 'kind' | 'name'> & { band: number | null }) {
  if (name === 'overall') return null;
  if (band === null) return <p className="text-sm text-muted">{GRADING.noBand}</p>;
  return (
    <div className="text-sm text-muted" data-testid={`descriptor-${name}`}>
      <p className="font-semibold">{GRADING.descriptor}</p>
      {descriptorsOf(kind, name, band).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** A criterion, or the whole answer: its band with what that band means, and its comments. */
export function CriterionPanel({ kind, name, part, isChosen, essay, actions }: CriterionPanelProps) {
  const title = name === 'overall' ? TEACHER.overall : TEACHER.criteria[name];
  const quotedIn = ({ quote }: GivenComment): string | null =>
    quote && essay !== null ? essay.slice(quote.start, quote.end) : null;
  return (
    <section
      aria-label={title}
      aria-current={isChosen || undefined}
      data-part={name}
      onFocus={() => actions.onChoose(name)}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 aria-current:border-brand-strong aria-current:ring-2 aria-current:ring-brand-soft"
    >
      <h3 className="flex items-baseline justify-between gap-2 font-semibold">
        {title}
        {part.band !== null && <span className="text-xl tabular-nums">{part.band.toFixed(1)}</span>}
      </h3>
      {name !== 'overall' && (
        <BandPicker name={title} band={part.band} onBand={(band) => actions.onBand(name, band)} />
      )}
      <Descriptor kind={kind} name={name} band={part.band} />
      {part.comments.length > 0 && (
        <ul className="grid gap-2">
          {part.comments.map((comment, index) => (
            <CommentEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: comments have no ids, and are removed by their place
              key={index}
              comment={comment}
              quoted={quotedIn(comment)}
              onChange={(changes, immediately) => actions.onComment(name, index, changes, immediately)}
              onRemove={() => actions.onRemove(name, index)}
              onKeep={() => actions.onKeep(name, comment.comment)}
              onPlay={actions.onPlay}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon={Plus} onClick={() => actions.onAdd(name)}>
          {GRADING.add}
        </Button>
        <Button variant="quiet" icon={BookOpen} onClick={() => actions.onPhrases(name)}>
          {GRADING.phrases}
        </Button>
      </div>
    </section>
  );
}
