import { wordLevel } from '#rules/reading-report/sound-level.ts';
import { DRILL, LEVELS, READING } from '#src/messages/reading-report.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LEVEL_LOOKS } from '#src/shared/reading-report/level-look.ts';
import { PhoneList } from '#src/shared/reading-report/phone-list.tsx';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { useWordScore } from '../model/use-word-score.ts';

interface OwnVoiceProps {
  sound: Blob | null;
  text: string;
  /** The other word of its pair. */
  other: string | null;
}

/** What this device detected in a word just recorded: which of the pair it was, its sounds and any slips. */
export function OwnVoice({ sound, text, other }: OwnVoiceProps) {
  const owner = useSession((session) => session.learnerId);
  const score = useWordScore(owner, sound, { text, other });
  const heard = score.name === 'scored' ? score.heardWord : null;
  const result = score.name === 'scored' ? score.result : null;
  const word = result?.outcome === 'graded' ? result.words[0] : undefined;
  const points = Math.round(word?.score ?? 0);
  const level = wordLevel(word?.score ?? 0);
  return (
    <div className="grid gap-3">
      {owner !== null && score.name === 'noModel' && <SpeechModelOffer owner={owner} />}
      <p role="status" className="text-pretty">
        {score.name === 'scoring' && DRILL.scoring}
        {score.name === 'failed' && DRILL.scoreFailed}
        {result?.outcome === 'declined' && result.message}
        {word && (
          <>
            {DRILL.heard(text)}{' '}
            <span className={`font-semibold ${LEVEL_LOOKS[level].text}`}>
              {LEVELS[level]} · {READING.ofHundred(points)}
            </span>
            {heard !== null && other !== null && (
              <span className="mt-1 block">{DRILL.told[heard](text, other)}</span>
            )}
          </>
        )}
      </p>
      {word && <PhoneList phones={word.phones} />}
      {word && <p className="text-sm text-muted text-pretty">{READING.slipsUntold}</p>}
    </div>
  );
}
