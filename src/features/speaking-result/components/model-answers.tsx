import { useState } from 'react';
import type { ModelAnswer } from '#contract/speaking.ts';
import { chooseModels } from '#rules/speaking/choose-models.ts';
import { SoundPlayer } from '#src/shared/audio/sound-player.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { PhrasedText } from './phrased-text.tsx';

interface ModelAnswersProps {
  models: readonly ModelAnswer[];
  /** The learner's, a point; null while there is none. */
  band: number | null;
}

const words = SPEAKING_RESULT.models;

function Model({ title, model }: { title: string; model: ModelAnswer }) {
  const [failed, setFailed] = useState(false);
  return (
    <li className="grid content-start gap-2 rounded-control bg-sunk p-3">
      <h4 className="font-semibold">{title}</h4>
      <SoundPlayer
        src={model.voice}
        label={`${words.play}: ${title}`}
        onError={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {failed && words.failed}
      </p>
      <PhrasedText text={model.text} phrases={model.phrases} />
    </li>
  );
}

/** Model answers of the learner's own band and of the next one up, to be heard beside their own voice. */
export function ModelAnswers({ models, band }: ModelAnswersProps) {
  const { own, next } = chooseModels(models, band);
  if (!own) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-muted">{words.phrases}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        <Model title={words.own(own.band.toFixed(1))} model={own} />
        {next && <Model title={words.next(next.band.toFixed(1))} model={next} />}
      </ul>
    </section>
  );
}
