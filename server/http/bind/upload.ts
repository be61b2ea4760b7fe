import { uploadHeaders } from '#contract/file.ts';
import type { Upload } from '#contract/protocol/endpoint.ts';
import { parseInput } from '../parse-input.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { bytesOf } from './input.ts';
import { findWhoCalls, openTaker } from './who-calls.ts';

/** One chunk of a recording; its size limit depends on its content type. */
export const serveUpload = (binding: Binding, endpoint: Upload, run: LooseRun): Served => ({
  async answer(request, reply) {
    const whoCalls = await findWhoCalls(endpoint, request, binding);
    const upload = parseInput(uploadHeaders, request.headers, 'upload');
    const taker = await openTaker(whoCalls, request, binding);
    const data = await run({ request, reply, taker, upload, bytes: bytesOf(request) });
    return sendAnswer(binding, endpoint, reply, data);
  },
});
