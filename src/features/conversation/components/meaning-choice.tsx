import type { SceneMeaning } from '#contract/conversation.ts';

interface MeaningChoiceProps {
  title: string;
  meanings: readonly SceneMeaning[];
  /** Without it they are only shown. */
  onPick?: (meaning: string) => void;
}

function Wording({ meaning: { vi, sentences } }: { meaning: SceneMeaning }) {
  return (
    <>
      <span className="block font-semibold">{vi}</span>
      <span lang="en" className="block text-sm text-muted">
        {sentences[0]}
      </span>
    </>
  );
}

/** What may be said now, each with a way of saying it. */
export function MeaningChoice({ title, meanings, onPick }: MeaningChoiceProps) {
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{title}</h2>
      <ul className="grid gap-2">
        {meanings.map((meaning) => (
          <li key={meaning.id} className="grid">
            {onPick ? (
              <button
                type="button"
                onClick={() => onPick(meaning.id)}
                className="min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2 text-left hover:border-brand"
              >
                <Wording meaning={meaning} />
              </button>
            ) : (
              <p className="rounded-control bg-sunk px-3 py-2">
                <Wording meaning={meaning} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
