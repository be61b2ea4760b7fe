import type { PronunciationLesson } from '#contract/pronunciation-lesson.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { Dock } from '#src/ui/dock.tsx';
import { DockButton } from '#src/ui/dock-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SECTION } from '../messages/pronunciation.ts';

interface HearSectionProps {
  items: PronunciationLesson['hear'];
  onDone: () => void;
}

/** Words and sentences to hear, each by two voices and slowly. */
export function HearSection({ items, onDone }: HearSectionProps) {
  const listening = useListening();
  return (
    <>
      <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-4 px-4 py-5">
        <p className="text-pretty">{SECTION.hearText}</p>
        {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {items.map((item) => (
            <li key={item.text} className="grid gap-2 px-4 py-3">
              <p>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span lang="en" className="text-lg font-semibold">
                    {item.text}
                  </span>
                  {item.ipa !== null && (
                    <span lang="en-fonipa" className="text-muted">
                      /{item.ipa}/
                    </span>
                  )}
                </span>
                <span className="block text-sm text-muted">{item.vi}</span>
                {item.note !== null && <span className="block text-sm text-pretty">{item.note}</span>}
              </p>
              <div className="flex flex-wrap gap-1.5">
                <HearButton {...{ listening, ...item }} who="woman" label={SOUNDS.short.woman} />
                <HearButton {...{ listening, ...item }} who="man" label={SOUNDS.short.man} />
                <HearButton {...{ listening, ...item }} who="woman" slow label={SOUNDS.short.slow} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Dock width="max-w-3xl">
        <DockButton onClick={onDone}>{SECTION.hearDone}</DockButton>
      </Dock>
    </>
  );
}
