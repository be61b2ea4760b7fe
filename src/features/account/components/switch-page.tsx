interface SwitchPageProps {
  question?: string;
  action: string;
  onClick: () => void;
}

/** Secondary link from one page of the dialog to another. */
export function SwitchPage({ question, action, onClick }: SwitchPageProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-muted">
      {question}
      <button
        type="button"
        onClick={onClick}
        className="min-h-11 rounded-full px-2 font-semibold text-brand-strong hover:bg-brand-soft"
      >
        {action}
      </button>
    </p>
  );
}
