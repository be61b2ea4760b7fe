import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PRIVACY } from '#src/messages/privacy.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'));

export function AccountDeletion({ owner }: { owner: string }) {
  const { data } = useQuery(profile());
  const [open, setOpen] = useState(false);
  return (
    <Card className="grid gap-3">
      <p className="text-muted">{PRIVACY.deleteText}</p>
      <Button
        variant="danger"
        icon={Trash2}
        className="justify-self-start"
        disabled={!data}
        onClick={() => setOpen(true)}
      >
        {PRIVACY.deleteOpen}
      </Button>
      <Suspense>
        {open && data && (
          <DeleteDialog owner={owner} phone={data.phone_number} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Card>
  );
}
