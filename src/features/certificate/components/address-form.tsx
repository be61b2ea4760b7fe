import { ScanSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { readCertificateToken } from '#rules/certificate/certificate-token.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** Takes the address printed on a certificate. `onGiven` receives the part after the `#`. */
export function AddressForm({ onGiven }: { onGiven: (token: string) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (readCertificateToken(address)) {
      setError(null);
      return onGiven(address.trim().slice(address.trim().lastIndexOf('#') + 1));
    }
    setError(address.trim() === '' ? VERIFY.fieldEmpty : VERIFY.unreadable);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={VERIFY.field}
        name="address"
        type="url"
        autoComplete="off"
        value={address}
        hint={VERIFY.fieldHint}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" icon={ScanSearch} className="justify-self-start max-sm:w-full">
        {VERIFY.submit}
      </Button>
    </form>
  );
}
