import { useEffect, useRef, useState } from 'react';
import type { DeskTask, DraftPartName, GivenComment } from '#contract/teacher-desk.ts';
import { bandAfterKey } from '#rules/teacher-grading/band-key.ts';
import { criteriaOf } from '#rules/teacher-grading/teacher-band.ts';
import type { DraftParts } from './stored-draft.ts';
import { type Draft, useDraft } from './use-draft.ts';

const NEW: GivenComment = { tone: 'improve', comment: '', quote: null, at_seconds: null };

const commentsOf = (name: DraftPartName): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part="${name}"] [data-comment]`),
];

/** Gives the focus to the words of a comment that was just added, once it is on the screen. */
function useFocusOnNew() {
  const wanted = useRef<DraftPartName | null>(null);
  // After every change: the comment appears with one of them.
  useEffect(() => {
    if (wanted.current === null) return;
    const field = commentsOf(wanted.current).at(-1)?.querySelector('textarea');
    wanted.current = null;
    field?.focus();
  });
  return (name: DraftPartName): void => {
    wanted.current = name;
  };
}

export interface Editor {
  draft: Draft;
  names: readonly DraftPartName[];
  chosen: DraftPartName;
  choose: (name: DraftPartName) => void;
  /** Chooses the next or the previous part. */
  step: (by: 1 | -1) => void;
  pressBand: (key: string) => void;
  addComment: (name: DraftPartName, given?: Partial<GivenComment>) => void;
  changeComment: (
    name: DraftPartName,
    index: number,
    changes: Partial<GivenComment>,
    immediately: boolean,
  ) => void;
  removeComment: (name: DraftPartName, index: number) => void;
}

/** Edits the draft of a work. */
export function useEditor(owner: string, task: DeskTask, stored: DraftParts): Editor {
  const draft = useDraft(owner, task, stored);
  const names: DraftPartName[] = [...criteriaOf(task.kind), 'overall'];
  const [chosen, setChosen] = useState<DraftPartName>(names[0] ?? 'overall');
  const focusOnNew = useFocusOnNew();
  return {
    draft,
    names,
    chosen,
    choose: setChosen,
    step: (by) => {
      const next = names[(names.indexOf(chosen) + by + names.length) % names.length];
      if (!next) return;
      setChosen(next);
      document.querySelector(`[data-part="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    pressBand: (key) => {
      const band = chosen === 'overall' ? undefined : bandAfterKey(key, draft.part(chosen).band);
      if (band !== undefined) draft.change(chosen, { band }, true);
    },
    addComment: (name, given = {}) => {
      setChosen(name);
      draft.change(name, { comments: [...draft.part(name).comments, { ...NEW, ...given }] }, true);
      focusOnNew(name);
    },
    changeComment: (name, index, changes, immediately) =>
      draft.change(
        name,
        {
          comments: draft
            .part(name)
            .comments.map((comment, at) => (at === index ? { ...comment, ...changes } : comment)),
        },
        immediately,
      ),
    removeComment: (name, index) =>
      draft.change(name, { comments: draft.part(name).comments.filter((_, at) => at !== index) }, true),
  };
}

/** Moves the focus to the next or the previous comment on the page. */
export function focusComment(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-comment]')];
  const now = all.findIndex((comment) => comment.contains(document.activeElement));
  const next = now < 0 ? all.at(by === 1 ? 0 : -1) : all[now + by];
  next?.focus();
}

/** The comment whose words are being typed, by its place in its part; null: none. */
export function typedComment(name: DraftPartName): number | null {
  const at = commentsOf(name).findIndex((comment) => comment.contains(document.activeElement));
  return at < 0 ? null : at;
}
