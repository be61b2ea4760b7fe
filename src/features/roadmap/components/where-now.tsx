import { ClipboardCheck } from 'lucide-react';
import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { bandText, LEVELS } from '#src/messages/levels.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { bandNow, isPlaced, type RoadmapFacts } from '#src/shared/roadmap/personal-plan.ts';
import { ChoicePills } from '#src/shared/target/choice-pills.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';

interface WhereNowProps {
  facts: RoadmapFacts;
  level: number;
  onLevel: (level: number) => void;
}

const factsOf = (level: number) => LEVELS.find((each) => each.level === level);

function levelNote(level: number): string {
  const facts = factsOf(level);
  if (!facts) return '';
  return PLAN.levelNote(facts.who, facts.from === null ? PLAN.fromNothing : bandText(facts.from));
}

/** Where the plan starts: the bands of tests, else a level that the learner chooses. */
export function WhereNow({ facts, level, onLevel }: WhereNowProps) {
  const band = bandNow(facts);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{PLAN.hereTitle}</h2>
      {isPlaced(facts) && facts.level && (
        <>
          <p className="text-pretty">{PLAN.placed(factsOf(level)?.name ?? '', formatDate(facts.level.on))}</p>
          <p className="text-sm text-muted text-pretty">{levelNote(level)}</p>
        </>
      )}
      {band === null && !isPlaced(facts) && (
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
      )}
      {band !== null && (
        <>
          <p className="text-pretty">
            {PLAN.fromBands(
              bandText(band),
              facts.bands
                .map(({ skill, band: own, on }) =>
                  PLAN.bandOf(PLAN.skills[skill], bandText(own), formatDate(on)),
                )
                .join(', '),
            )}
          </p>
          {facts.bands.length < 4 && (
            <p className="text-sm text-muted text-pretty">{PLAN.partly(facts.bands.length)}</p>
          )}
        </>
      )}
    </Card>
  );
}
