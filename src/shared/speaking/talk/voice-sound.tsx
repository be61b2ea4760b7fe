import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { MeasureBar } from './measure-bar.tsx';

const texts = TALK.sound;

/** Signal-to-noise ratio from which a voice is clear of its background, dB. */
const CLEAR_OF_NOISE = 30;

/** How far the voice rises and falls; nothing where too little of it is heard. An item of a list. */
export const MelodyBar = ({ melody }: Pick<TalkSoundReport, 'melody'>) =>
  melody !== null && (
    <MeasureBar name={texts.melody} value={melody} shown={texts.melodyValue(melody)} max={24} usual={null} />
  );

/** Whether the voice is clear of its background. */
export const ClarityLine = ({ clearance }: Pick<TalkSoundReport, 'clearance'>) => (
  <p className="text-sm text-pretty">
    <span className="font-semibold">{texts.clarity}:</span>{' '}
    {clearance < CLEAR_OF_NOISE ? texts.noisy : texts.clear}
  </p>
);
