import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { MeasureBar } from './measure-bar.tsx';

const words = TALK.measures;

/** Pace, fluency and clarity, each on its scale. */
export function TalkMeasureBars({ measures }: { measures: TalkMeasures }) {
  const { speech_rate, articulation_rate, mean_run, pronunciation } = measures;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
      <MeasureBar
        name={words.rate}
        value={speech_rate}
        shown={words.rateValue(speech_rate)}
        max={240}
        usual={{ low: 110, high: 170, shown: words.usual('110', '170') }}
      />
      <MeasureBar
        name={words.run}
        value={mean_run}
        shown={words.runValue(mean_run)}
        max={24}
        usual={{ low: 8, high: 16, shown: words.usual('8', '16') }}
      />
      <MeasureBar
        name={words.articulation}
        value={articulation_rate}
        shown={words.articulationValue(articulation_rate)}
        max={8}
        usual={{ low: 3.5, high: 5.5, shown: words.usual('3,5', '5,5') }}
      />
      <MeasureBar
        name={words.sounds}
        value={pronunciation}
        shown={words.soundsValue(pronunciation)}
        max={100}
        usual={null}
      />
    </ul>
  );
}
