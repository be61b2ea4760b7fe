import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { phoneEnd } from '#contract/operator-desk.ts';
import { normalisePhone } from '#rules/account/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ADVICE } from '../messages/advice.ts';
import { DESK } from '../messages/desk.ts';

interface PhoneSearchProps {
  hint?: string;
  /** Whether nothing typed is an answer too: everybody. */
  optional?: boolean;
  /** Null: nothing was typed. */
  onSearch: (phone: string | null) => void;
}

/** Looks for a phone number or its end. It is no part of the page's address, where others could read it later. */
export function PhoneSearch({ hint, optional = false, onSearch }: PhoneSearchProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    const isEmpty = phone === '' && optional;
    const isRight = isEmpty || phoneEnd.safeParse(phone).success;
    setWrong(!isRight);
    if (isRight) onSearch(isEmpty ? null : phone);
  };
  return (
    <search>
      <form noValidate onSubmit={search} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-60 flex-1"
          label={ADVICE.phoneEnd}
          inputMode="tel"
          autoComplete="off"
          value={typed}
          error={isWrong ? ADVICE.phoneWrong : null}
          {...(hint !== undefined && { hint })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" icon={Search}>
          {DESK.search}
        </Button>
      </form>
    </search>
  );
}
