import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { GUEST } from '../messages/speaking-guest.ts';
import { markedParts } from '../model/marked-parts.ts';
import { type Scene, useScene } from '../model/use-scene.ts';

type Sample = ResponseOf<typeof ENDPOINTS.speakingRoom.homeGuest>['sample'];

const MAX_BAND = 9;
const share = (band: number): string => `${(100 * band) / MAX_BAND}%`;

/** A band as a stretch of the whole scale; the words beside it say the same. */
const BandScale = ({ band: { low, point, high } }: Pick<Sample, 'band'>) => (
  <div aria-hidden="true" className="grid gap-1">
    <div className="relative h-3 rounded-full bg-sunk inset-ring inset-ring-line">
      <div
        className="absolute inset-y-0 rounded-full bg-brand opacity-50"
        style={{ left: share(low), width: share(high - low) }}
      />
      <div
        className="absolute inset-y-0 w-1 -translate-x-1/2 bg-brand-strong"
        style={{ left: share(point) }}
      />
    </div>
    <div className="flex justify-between text-xs text-muted tabular-nums">
      <span>0</span>
      <span>{MAX_BAND}</span>
    </div>
  </div>
);

interface SampleResultProps {
  sample: Sample;
  /** Its answer is part of the result. */
  scene: Scene;
  voice: ExaminerVoice;
}

/** A result as it looks in the room, with an answer to hear and its phrases to find. */
export function SampleResult({ sample: { band, set }, scene, voice }: SampleResultProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { step, hear, stop } = useScene(voice);
  const { text, phrases } = scene.answer;
  return (
    <section className="grid gap-4">
      <SectionHead title={GUEST.sampleTitle} />
      <Card className="grid gap-4">
        <p className="text-muted">{GUEST.sampleOf(set.title_vi)}</p>
        <div className="grid gap-1">
          <p className="text-sm font-semibold text-brand-strong">{GUEST.sampleBand}</p>
          <p className="text-xl font-semibold text-pretty tabular-nums">
            {GUEST.sampleRange(band.low, band.point, band.high)}
          </p>
        </div>
        <BandScale band={band} />
        <p className="text-muted text-pretty">{GUEST.sampleText}</p>
        <h3 className="font-semibold">{GUEST.phrasesTitle}</h3>
        <p className="text-sm text-muted">{GUEST.phrasesText}</p>
        <div className="flex flex-wrap gap-2">
          {phrases.map((phrase) => (
            <Button
              key={phrase}
              lang="en"
              variant={phrase === chosen ? 'primary' : 'secondary'}
              aria-pressed={phrase === chosen}
              onClick={() => setChosen(phrase === chosen ? null : phrase)}
            >
              {phrase}
            </Button>
          ))}
        </div>
        <p lang="en" className="leading-relaxed text-pretty">
          {markedParts(text, phrases).map((part) =>
            part.phrase !== null && part.phrase === chosen ? (
              <mark
                key={part.text}
                className="rounded-sm bg-brand-soft font-semibold text-brand-strong underline"
              >
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </p>
        <Button
          variant="quiet"
          icon={step === null ? Volume2 : Square}
          className="justify-self-start"
          onClick={() => (step === null ? void hear(scene) : stop())}
        >
          {step === null ? GUEST.hear : GUEST.stop}
        </Button>
      </Card>
    </section>
  );
}
