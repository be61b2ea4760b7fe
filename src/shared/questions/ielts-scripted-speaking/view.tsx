import { ModelAudio } from '../model-audio.tsx';
import type { QuestionViewProps } from '../question-view.ts';

export function ScriptedSpeakingView({ content, recorder }: QuestionViewProps<'ielts_scripted_speaking'>) {
  return (
    <div className="grid gap-4">
      <blockquote
        lang="en"
        className="rounded-control border-l-4 border-brand bg-brand-soft p-4 text-xl leading-relaxed"
      >
        {content.text}
      </blockquote>
      {content.model_audio !== null && <ModelAudio src={content.model_audio} />}
      {recorder}
    </div>
  );
}
