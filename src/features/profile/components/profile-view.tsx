import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { formatDate } from '#rules/text/formats.ts';
import { PROFILE } from '#src/messages/profile.ts';
import type { Profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { provinces, wards } from '../api/addresses.ts';

/** The address as text; codes without a known name are left out. */
function useAddressText({ address }: Profile): string | null {
  const province = useQuery({ ...provinces(), enabled: address !== null }).data?.divisions;
  const ward = useQuery(wards(address?.province ?? '')).data?.divisions;
  if (!address) return null;
  const parts = [
    address.line,
    ward?.find(({ code }) => code === address.ward)?.name,
    province?.find(({ code }) => code === address.province)?.name,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

export function ProfileView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const address = useAddressText(profile);
  const facts = [
    [PROFILE.fullName, profile.full_name],
    [PROFILE.phone, profile.phone_number],
    [PROFILE.email, profile.email],
    [PROFILE.birthday, profile.birthday && formatDate(profile.birthday)],
    [PROFILE.address, address],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className={`break-words ${value ? 'font-semibold' : 'text-muted'}`}>
              {value || PROFILE.notGiven}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{PROFILE.phoneHint}</p>
      <Button variant="secondary" icon={Pencil} className="justify-self-start" onClick={onEdit}>
        {PROFILE.edit}
      </Button>
    </div>
  );
}
