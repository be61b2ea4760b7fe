import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { profile } from '#src/shared/queries/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { AvatarEditor } from '../components/avatar-editor.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfileView } from '../components/profile-view.tsx';

export function Component() {
  const query = useQuery(profile());
  const [editing, setEditing] = useState(false);
  return (
    <ProfileFrame title={PROFILE.title}>
      {query.data && (
        <Card>
          <AvatarEditor profile={query.data} />
        </Card>
      )}
      <Loaded query={query} waiting={<CardSkeleton />}>
        {(data) => (
          <Card>
            {editing ? (
              <ProfileForm profile={data} onDone={() => setEditing(false)} />
            ) : (
              <ProfileView profile={data} onEdit={() => setEditing(true)} />
            )}
          </Card>
        )}
      </Loaded>
    </ProfileFrame>
  );
}
