import { type FormEvent, useId, useState } from 'react';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { daysOf, type RangeErrors, type ReportRange, rangeErrors } from '../model/report-range.ts';

interface RangePickerProps {
  range: ReportRange;
  onChange: (range: ReportRange) => void;
}

const PILL =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 has-checked:border-brand-strong has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus';

function CustomDays({ range, onChange }: RangePickerProps) {
  const today = vietnamDay(Date.now());
  const [days, setDays] = useState(daysOf(range, today));
  const [errors, setErrors] = useState<RangeErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = rangeErrors(days);
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    onChange(days);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={LEARNING[end]}
          type="date"
          name={end}
          max={today}
          value={days[end]}
          error={errors[end] ?? null}
          onChange={({ target }) => setDays({ ...days, [end]: target.value })}
        />
      ))}
      <Button type="submit" variant="secondary" className="sm:mt-7">
        {LEARNING.show}
      </Button>
    </form>
  );
}

/** Selects the days of the report: some weeks up to today, or custom days. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const name = useId();
  const [custom, setCustom] = useState(false);
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-semibold">{LEARNING.range}</legend>
        <div className="flex flex-wrap gap-2">
          {LEARNING.ranges.map(({ weeks, label }) => (
            <label key={weeks} className={PILL}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={!custom && 'weeks' in range && range.weeks === weeks}
                onChange={() => {
                  setCustom(false);
                  onChange({ weeks });
                }}
              />
              {label}
            </label>
          ))}
          <label className={PILL}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={custom}
              onChange={() => setCustom(true)}
            />
            {LEARNING.custom}
          </label>
        </div>
      </fieldset>
      {custom && <CustomDays range={range} onChange={onChange} />}
    </div>
  );
}
