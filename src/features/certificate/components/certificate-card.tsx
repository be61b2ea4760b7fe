import type { Certificate } from '#contract/certificate.ts';
import { formatDate } from '#rules/text/formats.ts';
import { CERTIFICATE } from '#src/messages/certificate.ts';
import { COURSE } from '#src/messages/course.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { NamelessCertificate, OtherName } from './certificate-name.tsx';
import { MedalDrawing } from './medal-drawing.tsx';

/** A completed course with its certificate. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { course_name, completed_on, lesson_count, issued } = certificate;
  const facts = [
    PROFILE.completedOn(formatDate(completed_on)),
    lesson_count > 0 && COURSE.lessons(lesson_count),
    issued?.work && CERTIFICATE.answered(issued.work.answered, issued.work.questions),
    issued?.result != null && CERTIFICATE.result(issued.result),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-start gap-4">
        <MedalDrawing />
        <div className="grid min-w-0 gap-1">
          <p className="text-sm text-muted">{PROFILE.certificateOf}</p>
          <h2 className="text-lg font-semibold">{course_name}</h2>
          {issued && <p className="font-semibold break-words">{issued.name}</p>}
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
          {issued && (
            <p className="text-sm text-muted tabular-nums select-text">{CERTIFICATE.serial(issued.serial)}</p>
          )}
        </div>
      </div>
      {issued ? (
        <>
          <CertificateActions course={course_name} issued={issued} />
          <OtherName id={issued.id} name={issued.name} />
        </>
      ) : (
        <NamelessCertificate />
      )}
    </Card>
  );
}
