import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { MeasureBar } from './measure-bar.tsx';
import { TalkTimeline } from './talk-timeline.tsx';
import { ClarityLine, MelodyBar } from './voice-sound.tsx';

const { measures: words, sound: texts } = TALK;

/**
 * Sound measures of a talk without a transcript: pauses, pace, melody and clarity of the recording; no band.
 */
export function TalkSoundCard({ sound }: { sound: TalkSoundReport }) {
  const { duration, pauses, pause_mean, pause_share, syllable_rate, melody, clearance } = sound;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-semibold">{texts.title}</h2>
        <p className="text-sm text-muted text-pretty">{texts.text}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
        <MeasureBar
          name={words.articulation}
          value={syllable_rate}
          shown={texts.about(words.articulationValue(syllable_rate))}
          max={8}
          usual={{ low: 3.5, high: 5.5, shown: words.usual('3,5', '5,5') }}
        />
        <MelodyBar melody={melody} />
      </ul>
      <TalkTimeline
        talk={{
          duration,
          pauses: pauses.map((pause) => ({ ...pause, within_clause: false })),
          measures: { pauses: pauses.length, pause_mean, pause_share, pauses_within: null },
        }}
      />
      <ClarityLine clearance={clearance} />
    </Card>
  );
}
