import { Award, MessageCircleQuestion } from 'lucide-react';
import { Card } from '#src/ui/card.tsx';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';
import { SkillBadge } from '#src/ui/skill-badge.tsx';
import { OVERVIEW } from '../messages/course-offer.ts';
import type { CourseInfos } from '../model/course-state.ts';

/** The contents of a course in numbers, and the skills that it trains. */
export function CourseContents({ infos }: { infos: CourseInfos }) {
  const facts = [
    ...infos.section_counts.map(({ kind, count }) => ({
      icon: SECTION_ICONS[kind],
      text: OVERVIEW.counts[kind](count),
    })),
    { icon: MessageCircleQuestion, text: OVERVIEW.questions(infos.question_count) },
  ];
  return (
    <Card className="grid gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
            {text}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <h3 className="text-sm text-muted">{OVERVIEW.skills}</h3>
        <ul className="flex flex-wrap gap-2">
          {infos.skills.map((skill) => (
            <li key={skill}>
              <SkillBadge skill={skill} />
            </li>
          ))}
        </ul>
      </div>
      {infos.certificate && (
        <p className="flex items-start gap-2">
          <Award aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
          {OVERVIEW.certificate(infos.certificate.answered, infos.certificate.result)}
        </p>
      )}
    </Card>
  );
}
