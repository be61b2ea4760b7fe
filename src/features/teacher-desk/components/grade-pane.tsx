import type { ReactNode } from 'react';
import { useId } from 'react';
import { type DeskTask, type DraftPartName, SUMMARY_MAX } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { SaveLine } from '#src/platform/outbox/screen/save-line.tsx';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { GRADING } from '../messages/grading.ts';
import type { Editor } from '../model/use-editor.ts';
import { CriterionPanel } from './criterion-panel.tsx';

interface GradePaneProps {
  owner: string;
  task: DeskTask;
  editor: Editor;
  /** Criteria whose band is missing, once the teacher tried to submit. */
  missing: readonly TeacherCriterion[];
  estimate: ReactNode;
  /** Why the verdict was not saved; undefined: nothing failed. */
  failure: unknown;
  onPhrases: (name: DraftPartName) => void;
  onKeep: (name: DraftPartName, words: string) => void;
  onPlay: (seconds: number) => void;
  onAdd: (name: DraftPartName) => void;
  onSubmit: () => void;
  onRefuse: () => void;
}

function Summary({ editor }: Pick<GradePaneProps, 'editor'>) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {GRADING.overall}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={SUMMARY_MAX}
        placeholder={GRADING.summary}
        value={editor.draft.part('overall').summary ?? ''}
        onChange={({ target }) => editor.draft.change('overall', { summary: target.value }, false)}
        className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
      />
    </div>
  );
}

/** The grade on the right: criteria with bands and comments, the AI's estimate, the summary. */
export function GradePane(props: GradePaneProps) {
  const { owner, task, editor, missing, estimate, failure } = props;
  const { draft } = editor;
  const actions = {
    onChoose: editor.choose,
    onBand: (name: DraftPartName, band: number) => draft.change(name, { band }, true),
    onComment: editor.changeComment,
    onRemove: editor.removeComment,
    onAdd: props.onAdd,
    onPhrases: props.onPhrases,
    onKeep: props.onKeep,
    onPlay: props.onPlay,
  };
  return (
    <section className="grid content-start gap-4" data-testid="grade">
      <h2 className="sr-only">{GRADING.grade}</h2>
      {editor.names.map((name) => (
        <CriterionPanel
          key={name}
          kind={task.kind}
          name={name}
          part={draft.part(name)}
          isChosen={editor.chosen === name}
          essay={task.essay}
          actions={actions}
        />
      ))}
      <Summary editor={editor} />
      {estimate}
      {missing.length > 0 && (
        <Notice tone="warning">
          {GRADING.missing(missing.map((code) => TEACHER.criteria[code]).join(', '))}
        </Notice>
      )}
      <UnsavedNotice what={TEACHER.saveFailed} error={failure} />
      <SaveLine owner={owner} status={draft.status} onRetry={() => void draft.flush()} />
      <div
        data-keep-clear
        className="sticky bottom-(--bottom-bar-height) flex flex-wrap gap-2 bg-canvas py-2"
      >
        <Button size="lg" className="max-sm:w-full" onClick={props.onSubmit}>
          {GRADING.submit}
        </Button>
        <Button variant="quiet" className="max-sm:w-full" onClick={props.onRefuse}>
          {GRADING.refuse}
        </Button>
      </div>
    </section>
  );
}
