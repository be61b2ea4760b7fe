import { useId } from 'react';
import { FieldError } from '#src/ui/field-error.tsx';

interface TextAreaProps {
  label: string;
  hint?: string;
  error: string | null;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A field for a few lines. */
export function TextArea({ label, hint, error, maxLength, value, onChange }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        aria-invalid={error !== null || undefined}
        aria-describedby={error !== null || hint ? noteId : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`w-full rounded-control border bg-surface px-4 py-3 ${error === null ? 'border-line-strong' : 'border-danger'}`}
      />
      {error !== null ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={noteId} className="text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
