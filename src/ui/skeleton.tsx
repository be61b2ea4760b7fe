/** A pulsing placeholder. Size it with `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded-sm bg-line ${className}`} />;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/** Placeholder of lines of text. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Skeleton key={index} className={`h-4 ${WIDTHS[index % WIDTHS.length]}`} />
      ))}
    </span>
  );
}
