import { TextField } from '#src/ui/text-field.tsx';
import type { AdviceErrors, AdviceFields } from './advice-rules.ts';

interface NameAndPhoneProps {
  labels: Record<'name' | 'phone', string>;
  fields: Pick<AdviceFields, 'name' | 'phone'>;
  errors: AdviceErrors;
  onChange: (field: 'name' | 'phone', value: string) => void;
}

/** The name of whoever asks, and the number to call. */
export const NameAndPhone = ({ labels, fields, errors, onChange }: NameAndPhoneProps) => (
  <>
    <TextField
      label={labels.name}
      name="name"
      autoComplete="name"
      value={fields.name}
      error={errors.name ?? null}
      onChange={(event) => onChange('name', event.target.value)}
    />
    <TextField
      label={labels.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={fields.phone}
      error={errors.phone ?? null}
      onChange={(event) => onChange('phone', event.target.value)}
    />
  </>
);
