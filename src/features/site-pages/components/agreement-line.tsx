import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ENOUGH_PAIRS, outOfTen } from '#rules/teacher-grading/agreement.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AGREEMENT_WORDS } from '../messages/agreement.ts';

const agreement = readQuery(ENDPOINTS.teacherGrading.agreement, {});

/** How often the AI and teachers agree, in a sentence for each kind of work. Nothing while it is not known. */
export function AgreementLine() {
  const { data } = useQuery(agreement);
  if (!data) return null;
  return (
    <section className="grid w-full gap-2">
      <SectionHead title={AGREEMENT_WORDS.title} />
      {(['writing', 'speaking'] as const).map((kind) => {
        const { pairs, within_half } = data[kind];
        const share = outOfTen(within_half, pairs);
        const { work } = AGREEMENT_WORDS[kind];
        return (
          <p key={kind} className="text-pretty">
            {share === null
              ? AGREEMENT_WORDS.tooFew(work, pairs, ENOUGH_PAIRS)
              : AGREEMENT_WORDS.share(work, share, pairs)}
          </p>
        );
      })}
    </section>
  );
}
