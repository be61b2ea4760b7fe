import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { insidePath } from '#contract/inside-path.ts';
import type { SpeakingLevel } from '#contract/speaking.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import type { UserLevel } from '../api/user-level.ts';
import { LevelChoice } from '../components/level-choice.tsx';
import { LevelMinute } from '../components/level-minute.tsx';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';
import { useSpeakingLevel } from '../model/use-speaking-level.ts';

interface SetLevelProps {
  data: UserLevel;
  level: SpeakingLevel | null;
  onSave: (level: SpeakingLevel, source: 'chosen' | 'suggested') => Promise<void>;
}

function SetLevel({ data: { title_vi, summary_vi, levels, prompts }, level, onSave }: SetLevelProps) {
  const [picked, setPicked] = useState<SpeakingLevel | null>(null);
  const [suggested, setSuggested] = useState<SpeakingLevel | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const chosen = picked ?? level;
  const name = levels.find((each) => each.level === level)?.name_vi;
  const save = (value: SpeakingLevel, source: 'chosen' | 'suggested'): void => {
    setBusy(true);
    onSave(value, source).catch((error: unknown) => {
      setBusy(false);
      void tellUnsaved(LEVEL_PAGE.saveFailed, error);
    });
  };
  return (
    <>
      <PageHeader title={title_vi} text={summary_vi} />
      {level !== null && name !== undefined && (
        <Notice tone="info" title={LEVEL_PAGE.current(level, name)}>
          <p className="text-pretty">{LEVEL_PAGE.keeps}</p>
        </Notice>
      )}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(chosen === null);
          if (chosen !== null) save(chosen, chosen === suggested ? 'suggested' : 'chosen');
        }}
      >
        <LevelChoice {...{ levels, chosen, suggested }} onChoose={setPicked} />
        {isMissing && chosen === null && <FieldError id="level-missing">{LEVEL_PAGE.pickFirst}</FieldError>}
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full sm:justify-self-start">
          {chosen === null ? LEVEL_PAGE.title : LEVEL_PAGE.save(chosen)}
        </Button>
      </form>
      <LevelMinute
        {...{ prompts, levels }}
        onUse={(value) => {
          setSuggested(value);
          setPicked(value);
          save(value, 'suggested');
        }}
      />
    </>
  );
}

/** Where a learner sets their speaking level, then goes on to where they wanted to go. */
export function Component() {
  const { query, level, save } = useSpeakingLevel();
  const { speaking } = useVip(useSession(({ learnerId }) => learnerId));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goOn = insidePath(search.get('next')) ?? href(speaking ? 'speakingRoom' : 'speakingRoomGuest');
  return (
    <Page>
      <title>{pageTitle(LEVEL_PAGE.title)}</title>
      <Loaded query={query} heading="h1" offlineText={LEVEL_PAGE.needsNetwork}>
        {(data) => (
          <SetLevel
            data={data}
            level={level}
            onSave={async (value, source) => {
              await save(value, source);
              await navigate(goOn, { replace: true });
            }}
          />
        )}
      </Loaded>
    </Page>
  );
}
