import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import { UI } from '#src/messages/ui.ts';
import { FieldError } from './field-error.tsx';

interface OtpFieldProps {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: () => void;
  error?: string | null;
  disabled?: boolean;
}

/** A one-time code as a row of boxed digits; a whole code can be pasted or filled in by the phone. */
export function OtpField({ label, length, value, onChange, onComplete, error, disabled }: OtpFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onChange}
        onValueComplete={() => onComplete?.()}
        disabled={disabled ?? false}
        aria-describedby={error ? errorId : undefined}
        className="flex justify-between gap-1.5"
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            aria-label={index === 0 ? undefined : UI.otpCell(index + 1, length)}
            aria-invalid={error ? true : undefined}
            className={`size-[54px] min-w-0 rounded-control border bg-surface text-center text-xl font-semibold tabular-nums disabled:opacity-55 max-[449px]:size-12 ${error ? 'border-danger bg-danger-soft' : 'border-line-strong'}`}
          />
        ))}
      </OTPField.Root>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
