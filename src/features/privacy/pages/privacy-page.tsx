import type { ReactNode } from 'react';
import { PRIVACY } from '#src/messages/privacy.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AccountDeletion } from '../components/account-deletion.tsx';
import { DataExport } from '../components/data-export.tsx';
import { DeviceList } from '../components/device-list.tsx';
import { PushConsent } from '../components/push-consent.tsx';
import { ServiceConsent } from '../components/service-consent.tsx';
import { TextConsent } from '../components/text-consent.tsx';
import { VoiceConsent } from '../components/voice-consent.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <SectionHead title={title} />
    {children}
  </section>
);

export function Component() {
  const owner = useSession((session) => session.learnerId);
  return (
    <ProfileFrame title={PRIVACY.title} text={PRIVACY.text}>
      <Part title={PRIVACY.keptTitle}>
        <Card>
          <ul className="grid list-disc gap-2 pl-5">
            {PRIVACY.kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      </Part>
      <Part title={PRIVACY.consentTitle}>
        {owner && (
          <>
            <VoiceConsent owner={owner} />
            <ServiceConsent owner={owner} />
            <TextConsent owner={owner} />
            <PushConsent owner={owner} />
          </>
        )}
      </Part>
      <Part title={PRIVACY.devicesTitle}>
        <DeviceList />
      </Part>
      <Part title={PRIVACY.exportTitle}>
        <DataExport />
      </Part>
      <Part title={PRIVACY.deleteTitle}>{owner && <AccountDeletion owner={owner} />}</Part>
    </ProfileFrame>
  );
}
