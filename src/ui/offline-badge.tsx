import { CloudOff } from 'lucide-react';
import { useWorksOffline } from '#src/lib/works-offline.ts';
import { UI } from '#src/messages/ui.ts';
import { Badge } from './badge.tsx';

/** Says that the text on this page opens with no network; its place is kept while that is not so yet. */
export function OfflineBadge() {
  const works = useWorksOffline();
  return (
    <span className={works ? '' : 'invisible'}>
      <Badge tone="success" icon={CloudOff}>
        {UI.worksOffline}
      </Badge>
    </span>
  );
}
