import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { orVoiceFailure } from '#server/domain/speech/voice-failure.ts';
import { UnreadableAudio } from '#server/engines/audio/unreadable-audio.ts';
import { RecordingTooLong } from '#server/engines/transcription/transcriber.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { ApiCaller } from '../../http/api-callers.ts';
import type { Parts } from '../../parts.ts';
import { likelyInTurn, turnOf } from './likely-in-turn.ts';
import { recordingTypeOf } from './score-reading.ts';

const NOT_CONFIGURED = 'Lỗi gọi API: máy chủ này không chép lại lời nói, nên mình không đoán lời của bạn.';

function blame(error: unknown): unknown {
  if (error instanceof RecordingTooLong) return new ApiFailure('RECORDING_TOO_LONG');
  return error instanceof UnreadableAudio ? new ApiFailure('RECORDING_NOT_AUDIO') : error;
}

/**
 * What may be meant in a scene is told to those who may open it, as the scene itself is; a program's key opens them all.
 * @throws ApiFailure `CONVERSATION_NOT_ALLOWED`
 */
async function checkCaller(
  access: Pick<Parts['access'], 'checkScene'>,
  { kind, id }: ApiCaller,
  scene = '',
): Promise<void> {
  if (kind === 'key') return;
  if (kind === 'guest') throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
  await access.checkScene(id, scene);
}

/** @throws ApiFailure where the bytes are not a recording or last too long, or no service is available or able */
export async function writeDown(
  { speech, log, scenes, access }: Pick<Parts, 'speech' | 'log' | 'scenes' | 'access'>,
  {
    bytes,
    caller,
    body,
  }: {
    bytes: Buffer;
    caller: ApiCaller;
    body: Omit<BodyOf<typeof ENDPOINTS.speech.speechToText>, 'lang'>;
  },
): Promise<ResponseOf<typeof ENDPOINTS.speech.speechToText>> {
  const type = recordingTypeOf(bytes);
  const turn = await turnOf(scenes, body);
  if (turn) await checkCaller(access, caller, body.scene);
  const transcriber = body.by === 'server' ? speech.ownTranscriber : speech.transcriber;
  if (!transcriber) throw new ApiFailure('VOICE_SERVICE_FAILED', NOT_CONFIGURED);
  const { text, engine, unsure, isReliable } = await orVoiceFailure(log, 'transcription', () =>
    transcriber.transcribe({ bytes, type, stage: body.stage }, caller).catch((error: unknown) => {
      throw blame(error);
    }),
  );
  const likely = turn && likelyInTurn(turn, text);
  return { text, engine, ...(unsure && { unsure }), is_reliable: isReliable, ...(likely && { likely }) };
}
