import { Mic, Shuffle, Square } from 'lucide-react';
import { useState } from 'react';
import type { SpeakingLevel } from '#contract/speaking.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { useShortTake } from '#src/shared/audio/use-short-take.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import type { UserLevel } from '../api/user-level.ts';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';
import { useLevelMinute } from '../model/use-level-minute.ts';
import { LevelResult } from './level-result.tsx';

/** Where the pack has no limit of its own, seconds. */
const DEFAULT_SECONDS = 60;

type Prompt = UserLevel['prompts'][number];

function PromptText({ prompt, onOther }: { prompt: Prompt; onOther: (() => void) | null }) {
  return (
    <div className="grid gap-1">
      <p lang="en" className="text-lg text-pretty">
        {prompt.text}
      </p>
      <div className="flex flex-wrap items-start gap-x-4">
        <details className="min-w-0">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-strong">
            {LEVEL_PAGE.meaning}
          </summary>
          <p className="pb-2 text-muted text-pretty">{prompt.vi}</p>
        </details>
        {onOther && (
          <Button variant="quiet" icon={Shuffle} className="text-sm" onClick={onOther}>
            {LEVEL_PAGE.otherPrompt}
          </Button>
        )}
      </div>
    </div>
  );
}

function Recording({ until, onStop }: { until: number; onStop: () => void }) {
  const left = useCountdown(until);
  return (
    <>
      <p role="status" className="text-pretty">
        {LEVEL_PAGE.recording}
      </p>
      <p className="text-2xl font-semibold tabular-nums">{LEVEL_PAGE.left(formatSeconds(left))}</p>
      <Button icon={Square} size="lg" className="max-sm:w-full sm:justify-self-start" onClick={onStop}>
        {LEVEL_PAGE.stop}
      </Button>
    </>
  );
}

interface LevelMinuteProps {
  prompts: readonly Prompt[];
  levels: UserLevel['levels'];
  onUse: (level: SpeakingLevel) => void;
}

/** Speaking for a minute, to have a level suggested: recorded and measured on this device only. */
export function LevelMinute({ prompts, levels, onUse }: LevelMinuteProps) {
  const [at, setAt] = useState(0);
  const prompt = prompts[at % Math.max(1, prompts.length)];
  const ms = 1000 * (prompt?.seconds ?? DEFAULT_SECONDS);
  const { take, start, stop } = useShortTake(ms);
  const heard = useLevelMinute(take.name === 'taken' ? take.sound : null);
  if (!prompt) return null;
  const isBusy = take.name === 'asking' || take.name === 'recording';
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl font-semibold">{LEVEL_PAGE.speakTitle}</h2>
      <p className="text-muted text-pretty">{LEVEL_PAGE.speakText}</p>
      <PromptText
        prompt={prompt}
        onOther={!isBusy && prompts.length > 1 ? () => setAt((before) => before + 1) : null}
      />
      {take.name === 'recording' && <Recording until={take.startedAt + ms} onStop={stop} />}
      {take.name === 'failed' && <Notice tone="warning">{RECORDER_PROBLEMS[take.problem]}</Notice>}
      {heard.name === 'listening' && <p role="status">{LEVEL_PAGE.listening}</p>}
      {heard.name === 'failed' && <Notice tone="warning">{LEVEL_PAGE.failed}</Notice>}
      {heard.name === 'heard' && <LevelResult {...{ suggestion: heard.suggestion, levels, onUse }} />}
      {take.name !== 'recording' && (
        <Button
          variant="secondary"
          icon={Mic}
          className="max-sm:w-full sm:justify-self-start"
          busy={take.name === 'asking' || heard.name === 'listening'}
          onClick={start}
        >
          {take.name === 'taken' ? LEVEL_PAGE.again : LEVEL_PAGE.record}
        </Button>
      )}
    </Card>
  );
}
