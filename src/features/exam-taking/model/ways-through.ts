import type { RefObject } from 'react';
import type { ExamPart } from '#contract/exam-taking.ts';
import type { ExamItem } from '#src/shared/exam/items.ts';
import type { PaneSide } from '../components/split-panes.tsx';
import type { Mark } from './marks.ts';
import { rangesOf, showRange } from './panes.ts';
import type { ExamPlace } from './use-exam-place.ts';

export interface Ways {
  /** To the item before, or after, the one that the learner is at. */
  step: (by: 1 | -1) => void;
  toMark: (mark: Mark) => void;
  toPane: (side: PaneSide) => void;
}

/** The ways from where the learner is in a test to another place of it. */
export function waysThrough(
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
      // Once the part that it is in has been drawn.
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
