import type { EssayText } from '../writing/essay-text.ts';
import type { EssayRelevance, TopicFit } from '../writing/topic-fit.ts';
import { essayFit } from './essay-fit.ts';
import type { Likeness } from './likeness.ts';
import { ownShare } from './own-share.ts';
import { countContent } from './prompt-words.ts';

/** Below the first an essay is beside its prompt, from the second on about it. Reports have words of their own. */
const LEVELS = { essay: [0.85, 1.02], report: [0.55, 0.8], open: [0, 0.4] } as const;
/** A prompt that tells less leaves its answers open, and fewer different words say nothing of what an essay is about. */
const OPEN = 1;
/** From here on an essay as a whole leaves no doubt; one on bees that names the topic in each paragraph has 1.1. */
const SURE = 1.25;
const FEW_OWN = 14;
const LEARNT = 0.5;

/** Whether an essay is about what its prompt asks. Pure; takes some milliseconds. */
export function essayRelevance(
  essay: EssayText,
  { prompt, isReport }: { prompt: string; isReport: boolean },
  likeness: Likeness,
): TopicFit {
  const { fit, told, isNear } = essayFit(essay, prompt, likeness);
  const [beside, about] = LEVELS[told < OPEN ? 'open' : isReport ? 'report' : 'essay'];
  const own = countContent(essay.tokens.map(({ word }) => word)).size;
  const found = (is: EssayRelevance): TopicFit => ({ is, isNear, isSure: fit >= SURE });
  if (ownShare(essay.text, prompt).learnt > LEARNT) return found('memorised');
  if (fit >= about) return found('about');
  if (own < FEW_OWN) return found(fit >= beside / 2 ? 'about' : 'unsure');
  return found(fit < beside ? 'beside' : 'unsure');
}
