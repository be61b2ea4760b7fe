import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { formatDate } from '#rules/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { certificates } from '../api/certificates.ts';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ProfileFrame } from '../components/profile-frame.tsx';

export function Component() {
  const query = useQuery(certificates());
  const earned = query.data?.certificates;
  return (
    <ProfileFrame title={PROFILE.certificateTitle} text={PROFILE.certificateText}>
      {earned && earned.length > 0 && (
        <ul className="grid gap-4">
          {earned.map((certificate) => (
            <Card key={certificate.course_id} as="li" className="flex items-start gap-4">
              <Award aria-hidden="true" className="mt-1 size-8 shrink-0 text-brand-strong" />
              <div className="grid min-w-0 gap-1">
                <p className="text-sm text-muted">{PROFILE.certificateOf}</p>
                <h2 className="text-lg font-semibold">{certificate.course_name}</h2>
                <p className="text-sm text-muted">
                  {PROFILE.completedOn(formatDate(certificate.completed_on))}
                  {' · '}
                  {COURSE.lessons(certificate.lesson_count)}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {earned?.length === 0 && (
        <EmptyState
          illustration="notebook"
          title={PROFILE.certificateEmptyTitle}
          action={<LinkButton to="/my-course">{PROFILE.toMyCourses}</LinkButton>}
        >
          {PROFILE.certificateEmptyText}
        </EmptyState>
      )}
      {!earned && query.isError && (
        <FailureState heading="h2" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!earned && !query.isError && <CardSkeleton />}
    </ProfileFrame>
  );
}
