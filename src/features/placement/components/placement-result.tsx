import { Phone, UserPlus } from 'lucide-react';
import { href } from '#contract/href.ts';
import { type LevelEstimate, levelOfBand } from '#rules/level/estimate-level.ts';
import { levelSentence, levelWords } from '#src/messages/levels.ts';
import { PLACEMENT, PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { openAdvice, useAdviceAbout } from '#src/platform/session/advice-dialog.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { ResultPart } from '#src/shared/exam/result-part.tsx';
import { useLevelNow } from '#src/shared/roadmap/use-level-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { bySkill, levelName, placementWork, rangeWords, weakestSkill } from '../model/placement-summary.ts';
import { PlacementCourses } from './placement-courses.tsx';
import { PlacementHead } from './placement-head.tsx';
import { PlacementSkills } from './placement-skills.tsx';
import { PlacementUnknown } from './placement-unknown.tsx';

/** What an adviser sees of a result. */
function aboutOf(read: ExamWithAnswers, now: LevelEstimate | null): string | undefined {
  const placement = read.attempt?.placement;
  if (!placement) return undefined;
  const { won, marks } = placementWork(read);
  const [level, range] = [levelName(placement.level), rangeWords(placement)];
  const result = PLACEMENT_RESULT.description({ level, range, won, marks });
  return now ? PLACEMENT_RESULT.descriptionNow(result, levelWords(now)) : result;
}

/**
 * A marked placement test: the level (or that it is unknown), what it is based on, the next step, then every
 * question.
 */
export function PlacementResult({ read }: { read: ExamWithAnswers }) {
  const now = useLevelNow();
  useAdviceAbout(aboutOf(read, now));
  const signedIn = useSession((session) => session.learnerId !== null);
  const { test, attempt, questions } = read;
  const placement = attempt?.placement;
  if (!attempt) return null;
  const rows = bySkill(read);
  const facts = { attempt, minutes: test.minutes, work: placementWork(read), questions };
  const weakest = placement && weakestSkill(rows);
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        {placement ? <PlacementHead placement={placement} {...facts} /> : <PlacementUnknown {...facts} />}
        <PlacementSkills read={read} rows={rows} />
      </div>
      {placement && <PlacementCourses level={now ? levelOfBand(now.band) : placement.level} />}
      <section className="grid gap-4">
        <SectionHead title={PLACEMENT_RESULT.next} />
        {placement && now && <p data-testid="level-now">{levelSentence(now)}</p>}
        {weakest && <p>{PLACEMENT_RESULT.weakest(weakest)}</p>}
        <div className="grid gap-4 md:grid-cols-2">
          <Card className="grid content-start justify-items-start gap-3">
            <h3 className="font-semibold">{PLACEMENT_RESULT.adviceTitle}</h3>
            <p className="text-muted text-pretty">
              {placement ? PLACEMENT_RESULT.adviceText : PLACEMENT_RESULT.adviceAloneText}
            </p>
            <Button variant="secondary" icon={Phone} aria-haspopup="dialog" onClick={openAdvice}>
              {placement ? PLACEMENT_RESULT.advice : PLACEMENT_RESULT.adviceAlone}
            </Button>
          </Card>
          {!signedIn && (
            <Card className="grid content-start justify-items-start gap-3">
              <h3 className="font-semibold">{PLACEMENT_RESULT.saveTitle}</h3>
              <p className="text-muted text-pretty">{PLACEMENT_RESULT.saveText}</p>
              <Button variant="secondary" icon={UserPlus} onClick={() => openAuth('register')}>
                {PLACEMENT_RESULT.save}
              </Button>
            </Card>
          )}
        </div>
      </section>
      <details className="group grid gap-6">
        <summary className="min-h-11 cursor-pointer content-center text-xl font-semibold">
          {PLACEMENT_RESULT.details}
        </summary>
        <div className="mt-4 grid gap-8">
          {test.parts.map((part) => (
            <ResultPart
              key={part.position}
              part={part}
              questions={questions.filter((question) => question.part === part.position)}
              answerOf={(question) => question.user[0]?.bai_lam ?? null}
              marked
            />
          ))}
        </div>
      </details>
      {placement && (
        <div>
          <LinkButton variant="secondary" to={href('placementInstructions')}>
            {PLACEMENT.again}
          </LinkButton>
        </div>
      )}
    </>
  );
}
