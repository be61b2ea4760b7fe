import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE_TEXT_MAX } from '#contract/profile.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TARGET } from '#src/messages/target.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { type Profile, profile as profileQuery } from '#src/shared/queries/profile.ts';
import { ChoicePills } from '#src/shared/target/choice-pills.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { TODAY } from '../messages/today.ts';

/** The bands that most learners aim for; the others are in the target's own dialog. */
const BANDS = [5, 5.5, 6, 6.5, 7, 7.5, 8];

const words = TODAY.aboutYou;

interface AboutYouFormProps {
  profile: Profile;
  /** Answered or put off. */
  onEnd: () => void;
}

/** A name and a target band, whichever the profile lacks. */
export default function AboutYouForm({ profile, onEnd }: AboutYouFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [band, setBand] = useState<number | null>(null);
  const saving = useMutation({
    mutationFn: () =>
      callOrThrow(ENDPOINTS.profile.update, {
        body: { ...(name.trim() && { full_name: name.trim() }), ...(band !== null && { target_band: band }) },
      }),
    onSuccess: async (saved) => {
      await writeQuery(client, profileQuery(), saved);
      onEnd();
    },
  });
  return (
    <Card as="section" className="lg:col-span-2">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-muted text-pretty">{words.text}</p>
        </div>
        {profile.full_name === '' && (
          <TextField
            label={words.name}
            name="name"
            autoComplete="name"
            maxLength={PROFILE_TEXT_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {profile.target_band === null && (
          <ChoicePills
            legend={TARGET.band}
            choices={BANDS}
            chosen={band}
            label={(each) => each.toFixed(1)}
            onChoose={setBand}
          />
        )}
        {saving.isError && <Notice tone="error">{errorText(saving.error, TARGET.needsNetwork)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            busy={saving.isPending}
            disabled={name.trim() === '' && band === null}
          >
            {words.save}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {words.later}
          </Button>
        </div>
      </form>
    </Card>
  );
}
