import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#rules/text/formats.ts';
import { DEVICE_GRADE } from '#src/messages/device-grade.ts';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { downloadManifest, sizeOf } from '#src/shared/download/manifest.ts';
import { useDownload } from '#src/shared/download/use-downloads.ts';
import { fileOfModel, SPEECH_MODEL } from './speech-model.ts';

/** Offers the model that scores on this device, or its newer version; hidden if it is up to date. */
export function SpeechModelOffer({ owner }: { owner: string }) {
  const { kind, id, title } = SPEECH_MODEL;
  const row = useDownload({ owner, kind, id });
  const works = useWorksOffline();
  const online = useConnectivity() === 'online';
  const { data: manifest } = useQuery({ ...downloadManifest(kind, id), enabled: online && works });
  const here = fileOfModel(row);
  const isCurrent = here !== null && (!manifest || manifest.version === here.sha256);
  // With no network there is nothing to offer.
  if (!works || row === undefined || isCurrent || (row === null && !online)) return null;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4" data-testid="speech-model">
      {here === null && <p>{DEVICE_GRADE.offerText(manifest ? formatBytes(sizeOf(manifest)) : '')}</p>}
      <DownloadButton kind={kind} id={id} title={title} updateText={DEVICE_GRADE.renewText} />
    </div>
  );
}
