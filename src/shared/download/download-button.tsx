import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from '#contract/href.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { isGuest } from '#src/platform/outbox/owner/guest.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import type { DownloadedKind } from './db.ts';
import { DownloadControls } from './download-controls.tsx';
import { type Asked, DownloadDialog } from './download-dialog.tsx';
import { downloadManifest, sizeOf } from './manifest.ts';
import { missingSpace } from './missing-space.ts';
import { isAskedFirst, isWifiOnly, mayPayForData } from './network.ts';
import { requestDownload } from './request-download.ts';
import { useDownload } from './use-downloads.ts';

interface DownloadButtonProps {
  kind: DownloadedKind;
  id: string;
  title: string;
  /** The button's words, where another download is offered beside it. */
  offer?: string;
  /** The course that a lesson belongs to, which may have been downloaded with it. */
  courseId?: string;
  /** Shown when the server has a newer version. */
  updateText?: string;
  /** Guests may download it, too. */
  forGuests?: boolean;
}

/** Guests download in few places only, so their downloads run from there. */
function useGuestDownloads(owner: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isGuest(owner))
      void import('./downloader.ts').then(({ startDownloads }) => void startDownloads(client));
  }, [owner, client]);
}

/** Offers to download the page's content for offline use, with its size, and shows the progress. */
export function DownloadButton({ forGuests = false, ...props }: DownloadButtonProps) {
  const learnerId = useSession((session) => session.learnerId);
  const taker = useOwner() ?? null;
  const owner = forGuests ? taker : learnerId;
  const works = useWorksOffline();
  return owner !== null && works ? <OwnDownload key={props.id} {...props} owner={owner} /> : null;
}

function OwnDownload(props: Omit<DownloadButtonProps, 'forGuests'> & { owner: string }) {
  const { kind, id, title, courseId, owner } = props;
  const { offer = DOWNLOADS.offer, updateText = DOWNLOADS.updateText } = props;
  useGuestDownloads(owner);
  const row = useDownload({ owner, kind, id });
  const course = useDownload({ owner, kind: 'course', id: courseId ?? '' });
  const online = useConnectivity() === 'online';
  const { data: manifest, isError } = useQuery({ ...downloadManifest(kind, id), enabled: online });
  const [asked, setAsked] = useState<Asked | null>(null);
  const bytes = manifest ? sizeOf(manifest) : 0;

  const ask = (overMobile: boolean): void => {
    setAsked(null);
    requestDownload({ owner, kind, id, title, bytes }, overMobile).catch(() =>
      showToast('error', DOWNLOADS.failed),
    );
  };
  const press = async (): Promise<void> => {
    const missing = await missingSpace(bytes);
    if (missing > 0) return setAsked({ why: 'space', missing });
    const paying = mayPayForData();
    if (isAskedFirst(bytes) && bytes > 0 && !isWifiOnly()) setAsked({ why: paying ? 'mobile' : 'saving' });
    // If the size is unknown, ask before using mobile data. A model started over Wi-Fi waits for Wi-Fi.
    else ask(!isWifiOnly() && !(paying && bytes === 0) && (paying || kind !== 'speech_model'));
  };

  if (row === undefined || course === undefined) return <div className="min-h-11" />;
  const comesWithCourse = course !== null && course.savedAt !== null && course.manifest?.lessons.includes(id);
  if (row === null && kind === 'lesson' && comesWithCourse)
    return (
      <p className="flex items-start gap-2 text-sm text-muted">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        {DOWNLOADS.withCourse}
      </p>
    );
  // What may not be read may not be downloaded; the page itself says why.
  if (row === null && isError) return null;
  const isOld = row?.state === 'done' && manifest !== undefined && manifest.version !== row.manifest?.version;
  return (
    <div className="grid max-w-md gap-2" data-testid="download">
      {row === null ? (
        <Button
          variant="secondary"
          icon={Download}
          className="justify-self-start max-sm:w-full"
          onClick={() => void press()}
        >
          {manifest ? DOWNLOADS.sized(offer, formatBytes(bytes)) : offer}
        </Button>
      ) : (
        <DownloadControls row={row}>
          {isOld && (
            <Button variant="secondary" icon={RefreshCw} onClick={() => void press()}>
              {DOWNLOADS.update}
            </Button>
          )}
          {!isGuest(owner) && (
            <LinkButton to={href('downloads')} variant="quiet" className="text-sm">
              {DOWNLOADS.manage}
            </LinkButton>
          )}
        </DownloadControls>
      )}
      {isOld && <p className="text-sm text-muted">{updateText}</p>}
      {asked && <DownloadDialog {...{ asked, bytes, owner }} onClose={() => setAsked(null)} onAnswer={ask} />}
    </div>
  );
}
