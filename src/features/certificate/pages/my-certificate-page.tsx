import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { certificates } from '../api/certificates.ts';
import { CertificateCard } from '../components/certificate-card.tsx';
import { RefusedCertificate } from '../components/refused-certificate.tsx';

export function Component() {
  const query = useQuery(certificates());
  const earned = query.data?.certificates;
  const refused = query.data?.refused ?? [];
  return (
    <ProfileFrame title={PROFILE.certificateTitle} text={PROFILE.certificateText}>
      {earned && earned.length > 0 && (
        <ul className="grid gap-4">
          {earned.map((certificate) => (
            <CertificateCard key={certificate.course_id} certificate={certificate} />
          ))}
        </ul>
      )}
      {refused.map((course) => (
        <RefusedCertificate key={course.course_id} {...course} />
      ))}
      {earned?.length === 0 && refused.length === 0 && (
        <EmptyState
          illustration="greeting"
          title={PROFILE.certificateEmptyTitle}
          action={<LinkButton to={href('myCourses')}>{PROFILE.toMyCourses}</LinkButton>}
        >
          {PROFILE.certificateEmptyText}
        </EmptyState>
      )}
      {!earned && <Loaded query={query} waiting={<CardSkeleton />} />}
    </ProfileFrame>
  );
}
