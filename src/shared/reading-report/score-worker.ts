import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { hearMeaning } from '#speech/meaning/hear-meaning.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { hearTalk } from '#speech/talk/hear-talk.ts';
import { listenToTalk } from '#speech/talk/talk-sound.ts';
import { warmUp } from '#speech/warm-up.ts';
import { ModelError } from '#src/shared/recogniser/model-error.ts';
import { openModel } from '#src/shared/recogniser/open-model.ts';
import { scoreAsked } from '#src/shared/recogniser/score-asked.ts';
import type {
  MeaningAnswer,
  MeaningRequest,
  PrepareRequest,
  ScoreAnswer,
  ScoreRequest,
  TalkAnswer,
  TalkRequest,
  WordsAnswer,
  WordsRequest,
} from './score-messages.ts';

/** Kept for the worker's lifetime; the page ends it when it has been idle. */
let opened: { sha256: string; knowledge: Promise<SpeechKnowledge> } | undefined;

function knowledgeOf({
  model,
}: PrepareRequest | MeaningRequest | ScoreRequest | WordsRequest): Promise<SpeechKnowledge> {
  if (opened?.sha256 !== model.sha256) opened = { sha256: model.sha256, knowledge: openModel(model) };
  const { knowledge } = opened;
  knowledge.catch(() => {
    opened = undefined;
  });
  return knowledge;
}

async function answerTo(
  request: MeaningRequest | ScoreRequest | WordsRequest,
): Promise<MeaningAnswer | ScoreAnswer | WordsAnswer> {
  const { id, samples, rate } = request;
  try {
    const knowledge = await knowledgeOf(request);
    if ('text' in request) return { id, ok: true, ...(await scoreAsked(knowledge, null, request)) };
    const pcm = toPcm16(resample(samples, rate, SAMPLE_RATE));
    if ('transcript' in request) return { id, ok: true, talk: hearTalk(knowledge, pcm, request.transcript) };
    return { id, ok: true, meaning: hearMeaning(knowledge, pcm, request.meanings) };
  } catch (error) {
    return {
      id,
      ok: false,
      reason: error instanceof ModelError ? error.reason : 'failed',
      message: String(error),
    };
  }
}

function hear({ id, talk, rate }: TalkRequest): TalkAnswer {
  try {
    return { id, ok: true, heard: listenToTalk(toPcm16(resample(talk, rate, SAMPLE_RATE))) };
  } catch (error) {
    return { id, ok: false, reason: 'failed', message: String(error) };
  }
}

/** An error is reported when a reading is to be scored. */
async function prepare(request: PrepareRequest): Promise<void> {
  const isOpen = opened?.sha256 === request.model.sha256;
  const knowledge = await knowledgeOf(request).catch(() => null);
  if (knowledge && !isOpen) warmUp(knowledge);
}

type Request = PrepareRequest | MeaningRequest | ScoreRequest | TalkRequest | WordsRequest;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  if (data.id === null) await prepare(data);
  else if ('talk' in data) postMessage(hear(data));
  else postMessage(await answerTo(data));
});
