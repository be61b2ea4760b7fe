import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { DeskClassDetail } from '#contract/operator-classes.ts';
import { isVietnameseMobile, normalisePhone } from '#rules/account/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { addMember, removeMember } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';

function AddMember({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = useDeskAction({ act: (phone: string) => addMember(id, phone), done: () => CLASSES.added });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    const isRight = isVietnameseMobile(phone);
    setWrong(!isRight);
    if (isRight) add.mutate(phone, { onSuccess: () => setTyped('') });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-60 flex-1"
        label={CLASSES.addPhone}
        inputMode="tel"
        autoComplete="off"
        value={typed}
        error={isWrong ? CLASSES.phoneWrong : (add.error?.message ?? null)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={add.isPending}>
        {CLASSES.add}
      </Button>
    </form>
  );
}

/** Who is in a class; added by their phone number. */
export function ClassPeople({ of: { id, people } }: { of: DeskClassDetail }) {
  const remove = useDeskAction({
    act: (learnerId: string) => removeMember(id, learnerId),
    done: () => CLASSES.changed,
  });
  return (
    <section className="grid gap-3">
      <SectionHead title={CLASSES.people} />
      <Card className="grid gap-4">
        {people.length === 0 && <p className="text-muted">{CLASSES.noPeople}</p>}
        <ul className="divide-y divide-line">
          {people.map(({ id: learnerId, name, phone }) => (
            <li key={learnerId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0">
              <Link
                to={href('operatorDesk', { part: 'nguoi-hoc', id: learnerId })}
                className="inline-flex min-h-11 min-w-0 flex-1 items-center text-brand-strong underline underline-offset-4"
              >
                {name}
              </Link>
              <span className="tabular-nums">{phone}</span>
              <Button
                variant="quiet"
                busy={remove.isPending}
                aria-label={CLASSES.removeOf(name)}
                onClick={() => remove.mutate(learnerId)}
              >
                {CLASSES.remove}
              </Button>
            </li>
          ))}
        </ul>
        <AddMember id={id} />
      </Card>
    </section>
  );
}
