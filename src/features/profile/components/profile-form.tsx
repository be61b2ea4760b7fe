import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PROFILE } from '#src/messages/profile.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import type { Profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { type ProfileDraft, type ProfileErrors, profileBody, profileErrors } from '../model/profile-rules.ts';
import { AddressFields } from './address-fields.tsx';

const draftOf = ({ full_name, email, birthday, address }: Profile): ProfileDraft => ({
  fullName: full_name,
  email: email ?? '',
  birthday: birthday ?? '',
  province: address?.province ?? '',
  ward: address?.ward ?? '',
  line: address?.line ?? '',
});

/** Edits the profile. Input stays if it cannot be saved. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const saving = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const today = new Date().toISOString().slice(0, 10);
  const set = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = profileErrors(draft, today);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate(profileBody(draft), {
      onSuccess: () => {
        showToast('success', PROFILE.saved);
        onDone();
      },
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={PROFILE.fullName}
        name="name"
        autoComplete="name"
        value={draft.fullName}
        error={errors.fullName ?? null}
        onChange={({ target }) => set({ fullName: target.value })}
      />
      <TextField
        label={PROFILE.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={PROFILE.optional}
        value={draft.email}
        error={errors.email ?? null}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label={PROFILE.birthday}
        name="bday"
        type="date"
        autoComplete="bday"
        max={today}
        hint={PROFILE.optional}
        value={draft.birthday}
        error={errors.birthday ?? null}
        onChange={({ target }) => set({ birthday: target.value })}
      />
      <AddressFields value={draft} errors={errors} onChange={set} />
      {saving.isError && <Notice tone="error">{errorText(saving.error, PROFILE.saveNeedsNetwork)}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onDone}>
          {PROFILE.cancel}
        </Button>
        <Button type="submit" busy={saving.isPending}>
          {PROFILE.save}
        </Button>
      </div>
    </form>
  );
}
