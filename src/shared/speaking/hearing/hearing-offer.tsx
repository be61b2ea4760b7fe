import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import { useDictationChoice } from '#src/platform/outbox/consent/dictation-choice.ts';
import { DictationOffer } from '#src/shared/questions/ielts-unscripted-speaking/dictation-offer.tsx';
import { canDictate } from '#src/shared/questions/speech-recognition.ts';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { useHearsHere } from './use-hears-here.ts';

/**
 * Before one speaks: offers what hears on this device. Where it cannot be kept, the browser may write down what is said; who
 * has chosen that before can undo it.
 */
export function HearingOffer({ owner }: { owner: string }) {
  const works = useWorksOffline();
  const hears = useHearsHere(owner);
  const choice = useDictationChoice(owner);
  if (hears === undefined || choice === undefined) return null;
  const dictates = !hears && canDictate() && (!works || choice === true);
  return (
    <>
      {works && <SpeechModelOffer owner={owner} hears />}
      {dictates && <DictationOffer owner={owner} choice={choice} />}
    </>
  );
}
