import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#rules/text/formats.ts';
import { DEVICE_GRADE } from '#src/messages/device-grade.ts';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { downloadManifest, sizeOf } from '#src/shared/download/manifest.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from '#src/shared/download/models.ts';
import { useDownload } from '#src/shared/download/use-downloads.ts';

interface SpeechModelOfferProps {
  owner: string;
  /** Whether what is said here is recognised, too. */
  hears?: boolean;
}

/** Offers what scores on this device, with what recognises speech where that helps, or its newer version; hidden if up to date. */
export function SpeechModelOffer({ owner, hears = false }: SpeechModelOfferProps) {
  const works = useWorksOffline();
  const online = useConnectivity() === 'online';
  const scorer = useDownload({ owner, ...SPEECH_MODEL });
  const recogniser = useDownload({ owner, ...RECOGNISER_MODEL });
  const { isError: hasNone } = useQuery({
    ...downloadManifest(RECOGNISER_MODEL.kind, RECOGNISER_MODEL.id),
    enabled: online && works && hears,
  });
  const recognises = Boolean(recogniser) || (hears && online && !hasNone);
  const { kind, id, title } = recognises ? RECOGNISER_MODEL : SPEECH_MODEL;
  const row = recognises ? recogniser : scorer;
  const { data: manifest } = useQuery({ ...downloadManifest(kind, id), enabled: online && works });
  const isHere = row?.state === 'done';
  const isCurrent = isHere && (!manifest || manifest.version === row.manifest?.version);
  // With no network there is nothing to offer.
  if (!works || scorer === undefined || recogniser === undefined || isCurrent || (!row && !online))
    return null;
  const size = manifest ? formatBytes(sizeOf(manifest)) : '';
  const offer = recognises ? DEVICE_GRADE.offerHearing(size) : DEVICE_GRADE.offerText(size);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4" data-testid="speech-model">
      {!isHere && <p>{offer}</p>}
      <DownloadButton forGuests kind={kind} id={id} title={title} updateText={DEVICE_GRADE.renewText} />
    </div>
  );
}
