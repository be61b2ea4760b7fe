import { FREE_TEXT_MAX, type FreeAnswer, type FreeLine, type FreeTurn } from '#contract/free-talk.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Said, SceneTalk } from '#rules/conversation/scene-talk.ts';
import { call } from '#src/platform/http/http.ts';

/** The partner answers to the end of a talk. */
const LINES_MOST = 40;

function lineOf(said: Said): FreeLine {
  if (said.by === 'partner') return { by: 'partner', text: said.line.text };
  if (said.by === 'missed') return { by: 'learner', text: said.heard.text.slice(0, FREE_TEXT_MAX.answer) };
  const text = said.by === 'freely' ? said.words : (said.meaning.sentences[0] ?? said.meaning.vi);
  return { by: 'learner', text: text.slice(0, FREE_TEXT_MAX.answer) };
}

/** What the model is asked: the learner's words, with the talk before them. */
export const freeAnswerOf = ({ said, missions }: SceneTalk, words: string): FreeAnswer => ({
  said: words.slice(0, FREE_TEXT_MAX.answer),
  talk: said.slice(-LINES_MOST).map(lineOf),
  missions: [...missions],
});

/** What the partner answers to the learner's own words. A call that fails is an answer that there is not. */
export async function askPartner(
  sceneId: string,
  answer: FreeAnswer,
  signal: AbortSignal,
): Promise<FreeTurn> {
  const result = await call(ENDPOINTS.conversation.answerFreely, {
    params: { id: sceneId },
    body: answer,
    options: { signal },
  });
  return result.success ? result.data : { kind: 'none', reason: 'away' };
}
