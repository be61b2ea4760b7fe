import { phonemeIpa } from '#rules/ipa/phoneme-ipa.ts';
import { soundLevel } from '#rules/reading-report/sound-level.ts';
import { isVowel } from '#rules/reading-report/sounds-of-word.ts';
import { LEVELS, READING, SLIP_TOLD, saidInstead } from '#src/messages/reading-report.ts';
import type { ReadWord } from './graded-reading.ts';
import { LEVEL_LOOKS } from './level-look.ts';
import { soundTip } from './messages/sound-tips.ts';

/** Each sound of a word with its level, the slip detected in it and a tip. */
export function PhoneList({ phones }: Pick<ReadWord, 'phones'>) {
  const shown = phones.map((phone, at) => {
    const level = soundLevel(phone.score);
    const isFinal = at === phones.length - 1 && !isVowel(phone.phone);
    return { ...phone, level, tip: level === 'clear' ? null : soundTip(phone.phone, isFinal) };
  });
  return (
    <>
      <ul className="grid gap-2">
        {shown.map(({ phone, start, score, level, slip, said, tip }) => (
          <li key={start} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
            <span
              lang="en-fonipa"
              className={`min-w-12 rounded-sm border-b-4 px-2 py-1 text-center text-lg ${LEVEL_LOOKS[level].box}`}
            >
              {phonemeIpa(phone)}
            </span>
            <span className="min-w-0">
              <span className={`font-semibold ${LEVEL_LOOKS[level].text}`}>{LEVELS[level]}</span>
              <span className="text-sm text-muted tabular-nums">
                {' '}
                · {READING.ofHundred(Math.round(score))}
              </span>
              {slip && <span className="block text-sm font-semibold text-pretty">{SLIP_TOLD[slip]}</span>}
              {said && !slip && (
                <span className="block text-sm font-semibold text-pretty">
                  {saidInstead(phonemeIpa(said), phonemeIpa(phone))}
                </span>
              )}
              {tip && <span className="block text-sm text-pretty">{tip}</span>}
            </span>
          </li>
        ))}
      </ul>
      {shown.every(({ level }) => level === 'clear') && <p className="text-sm">{READING.noTips}</p>}
    </>
  );
}
