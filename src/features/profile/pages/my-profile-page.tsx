import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { type Profile, profile } from '#src/shared/queries/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { AnswerSoundsCard } from '../components/answer-sounds-card.tsx';
import { Avatar } from '../components/avatar.tsx';
import { AvatarEditor } from '../components/avatar-editor.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfileView } from '../components/profile-view.tsx';

/** Who it is, above the list on a phone. */
function Head({ of }: { of: Profile | undefined }) {
  return (
    <header className="grid gap-4">
      <h1 className="text-2xl font-semibold">{PROFILE.me}</h1>
      <div className="flex min-h-16 items-center gap-4">
        {of && (
          <>
            <Avatar url={of.avatar_url} alt="" className="size-16 shrink-0" />
            <div className="grid min-w-0">
              <p className="break-words text-lg font-semibold">{of.full_name}</p>
              <p className="text-muted">{of.phone_number}</p>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** On a phone the list of everything about the learner, or their details; beside each other where there is room. */
export function Component() {
  const query = useQuery(profile());
  const [editing, setEditing] = useState(false);
  const wantsDetails = useSearchParams()[0].get('view') === 'details';
  return (
    <ProfileFrame title={PROFILE.title} {...(wantsDetails ? {} : { listHead: <Head of={query.data} /> })}>
      <div className={`grid gap-6 sm:gap-8 ${wantsDetails ? '' : 'max-lg:hidden'}`}>
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
      </div>
      <AnswerSoundsCard />
    </ProfileFrame>
  );
}
