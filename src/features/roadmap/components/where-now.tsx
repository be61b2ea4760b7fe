import { ClipboardCheck } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { LevelEstimate } from '#rules/level/estimate-level.ts';
import { formatDate } from '#rules/text/formats.ts';
import { bandText, LEVELS, levelSentence } from '#src/messages/levels.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import type { RoadmapFacts } from '#src/shared/roadmap/personal-plan.ts';
import { ChoicePills } from '#src/shared/target/choice-pills.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';

interface WhereNowProps {
  facts: RoadmapFacts;
  /** Null where nothing was tested. */
  estimate: LevelEstimate | null;
  level: number;
  onLevel: (level: number) => void;
}

const factsOf = (level: number) => LEVELS.find((each) => each.level === level);

function levelNote(level: number): string {
  const facts = factsOf(level);
  if (!facts) return '';
  return PLAN.levelNote(facts.who, facts.from === null ? PLAN.fromNothing : bandText(facts.from));
}

/** The tests and gradings behind the estimate, each with its own result and date. */
function evidenceOf({ bands, level }: RoadmapFacts): string {
  const placed =
    level?.from === 'placement' ? [PLAN.placed(factsOf(level.level)?.name ?? '', formatDate(level.on))] : [];
  const skills = bands.map(({ skill, band, on }) =>
    PLAN.bandOf(PLAN.skills[skill], bandText(band), formatDate(on)),
  );
  return [...placed, ...skills].join(', ');
}

/** Where the plan starts: the level by all that was tested, else one that the learner chooses. */
export function WhereNow({ facts, estimate, level, onLevel }: WhereNowProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{PLAN.hereTitle}</h2>
      {estimate === null ? (
        <>
          <ChoicePills
            legend={PLAN.chooseLevel}
            choices={LEVELS.map((each) => each.level)}
            chosen={level}
            label={(choice) => factsOf(choice)?.name ?? String(choice)}
            onChoose={onLevel}
          />
          <p aria-live="polite" className="text-sm text-muted text-pretty">
            {levelNote(level)}
          </p>
          <LinkButton
            to={href('placementInstructions')}
            variant="secondary"
            icon={ClipboardCheck}
            className="justify-self-start max-sm:w-full"
          >
            {ROADMAP.test}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="text-pretty">{levelSentence(estimate)}</p>
          <p className="text-sm text-muted text-pretty">{PLAN.evidence(evidenceOf(facts))}</p>
          {facts.bands.length < 4 && (
            <p className="text-sm text-muted text-pretty">{PLAN.partly(facts.bands.length)}</p>
          )}
        </>
      )}
    </Card>
  );
}
