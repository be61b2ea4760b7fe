import { MICROPHONE_CHECK } from './words.ts';

/** The current loudness, 0 to 1. */
export function LevelMeter({ level }: { level: number }) {
  const percent = Math.round(level * 100);
  return (
    <>
      <meter className="sr-only" aria-label={MICROPHONE_CHECK.level} min={0} max={100} value={percent}>
        {MICROPHONE_CHECK.levelText(percent)}
      </meter>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunk inset-ring inset-ring-line">
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
