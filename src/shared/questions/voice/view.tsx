import { ModelAudio } from '../model-audio.tsx';
import type { QuestionViewProps } from '../question-view.ts';

/** A word to say: its spelling, its pronunciation, and the recorder. */
export function VoiceView({ content, recorder }: QuestionViewProps<'voice'>) {
  const { text, ipa, model_audio } = content;
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-1 rounded-card bg-brand-soft p-6 text-center">
        <p lang="en" className="max-w-full text-3xl font-semibold">
          {text}
        </p>
        {ipa !== null && (
          <p lang="en-fonipa" className="text-lg text-muted">
            {ipa}
          </p>
        )}
      </div>
      {model_audio !== null && <ModelAudio src={model_audio} />}
      {recorder}
    </div>
  );
}
