import { useQuery } from '@tanstack/react-query';
import { PROFILE } from '#src/messages/profile.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { provinces, wards } from '../api/addresses.ts';
import type { ProfileDraft, ProfileErrors } from '../model/profile-rules.ts';

type Address = Pick<ProfileDraft, 'province' | 'ward' | 'line'>;

interface AddressFieldsProps {
  value: Address;
  errors: ProfileErrors;
  onChange: (value: Address) => void;
}

/** Province, then what lies below it, then the line. If a list cannot be loaded, the stored value stays. */
export function AddressFields({ value, errors, onChange }: AddressFieldsProps) {
  const provinceList = useQuery(provinces());
  const wardList = useQuery(wards(value.province));
  const failed = provinceList.isError || wardList.isError;
  return (
    <fieldset className="grid gap-5 border-0 p-0">
      <legend className="sr-only">{PROFILE.address}</legend>
      <SelectField
        label={PROFILE.province}
        empty={provinceList.isPending ? PROFILE.addressLoading : PROFILE.chooseProvince}
        options={provinceList.data?.divisions ?? []}
        value={value.province}
        disabled={!provinceList.data}
        error={errors.province ?? null}
        onChange={({ target }) => onChange({ ...value, province: target.value, ward: '' })}
      />
      <SelectField
        label={PROFILE.ward}
        empty={wardList.isFetching ? PROFILE.addressLoading : PROFILE.chooseWard}
        options={wardList.data?.divisions ?? []}
        value={value.ward}
        disabled={!wardList.data}
        error={errors.ward ?? null}
        onChange={({ target }) => onChange({ ...value, ward: target.value })}
      />
      {failed && (
        <p role="status" className="text-sm text-muted">
          {PROFILE.addressOffline}
        </p>
      )}
      <TextField
        label={PROFILE.addressLine}
        name="line"
        autoComplete="street-address"
        value={value.line}
        error={errors.line ?? null}
        onChange={({ target }) => onChange({ ...value, line: target.value })}
      />
    </fieldset>
  );
}
