import { MessagesSquare } from 'lucide-react';
import { href } from '#contract/href.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ROOM } from '../messages/speaking-room.ts';

/** The way to the scenes, in which one talks with somebody else than the examiner. */
export const ScenesGlance = () => (
  <Card className="grid gap-3">
    <h2 className="flex items-center gap-2 text-lg font-semibold">
      <MessagesSquare aria-hidden className="size-5 text-brand-strong" />
      {ROOM.scenesTitle}
    </h2>
    <p className="text-pretty">{ROOM.scenesText}</p>
    <LinkButton variant="secondary" to={href('aiConversation')} className="justify-self-start">
      {ROOM.scenesOpen}
    </LinkButton>
  </Card>
);
