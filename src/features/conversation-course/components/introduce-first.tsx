import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { COURSE } from '../messages/course.ts';
import { INTRODUCTION_PATH } from '../model/introduction-path.ts';

/** No level is open: the introduction opens the first ones. */
export const IntroduceFirst = () => (
  <EmptyState
    illustration="listening"
    title={COURSE.introduceTitle}
    action={
      <LinkButton to={INTRODUCTION_PATH} icon={MessagesSquare}>
        {COURSE.introduce}
      </LinkButton>
    }
  >
    {COURSE.introduceText}
  </EmptyState>
);
