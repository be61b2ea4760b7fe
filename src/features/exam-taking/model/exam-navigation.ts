import type { RefObject } from 'react';
import type { ExamPart } from '#contract/exam-taking.ts';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { PaneSide } from '../components/split-panes.tsx';
import type { Mark } from './marks.ts';
import { rangesOf, showRange } from './panes.ts';
import type { ExamPlace } from './use-exam-place.ts';

export interface Ways {
  /** Moves to the previous or the next item. */
  step: (by: 1 | -1) => void;
  toMark: (mark: Mark) => void;
  toPane: (side: PaneSide) => void;
}

/** Navigation from the current position to other places of the test. */
export function examNavigation(
  root: RefObject<HTMLElement | null>,
  items: readonly ExamItem[],
  { current, show, go }: ExamPlace,
  part: ExamPart | undefined,
): Ways {
  return {
    step: (by) => go(items[items.findIndex((item) => item.number === current?.number) + by]),
    toMark: (mark) => {
      const passage = /^passage:(\d+)$/.exec(mark.pane)?.[1];
      const item = items.find((candidate) =>
        passage === undefined
          ? mark.pane === `question:${candidate.questionId}`
          : candidate.part === Number(passage),
      );
      if (passage === undefined || item?.part !== part?.position) go(item);
      if (passage !== undefined) show('left');
      // Waits until the mark's part is rendered.
      requestAnimationFrame(() => {
        const [found] = root.current ? rangesOf(root.current, [mark]) : [];
        if (found) showRange(found.range);
      });
    },
    toPane: (side) => {
      show(side);
      root.current?.querySelector<HTMLElement>(`[data-scrolls=${side}]`)?.focus();
    },
  };
}
