import { UNSTORED } from '#src/messages/storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { pageMemory } from './page-memory.ts';

/** Says that what is made lasts only as long as the page, and what helps. */
export default function MemoryNotice() {
  return (
    <Notice tone="warning" title={UNSTORED.title}>
      <p className="mb-3">{UNSTORED.text}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => pageMemory.setState({ isRead: true })}
      >
        {UNSTORED.understood}
      </Button>
    </Notice>
  );
}
