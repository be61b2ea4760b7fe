import type { Invariant } from './invariant.ts';

/** The microphone, the device, its receipt and the server's disk have the same bytes. */
export const recordingsWhole: Invariant = {
  name: 'recordings-whole',
  check: async ({ savedWork, recordings, hashOfBlob }) => {
    const found: string[] = [];
    for (const [id, output] of savedWork.outputs) {
      const device = savedWork.recordings.get(id)?.stored;
      if (device && device.sha256 !== output.sha256)
        found.push(`recording ${id}: ${output.bytes} bytes were recorded, the device has ${device.bytes}`);
    }
    for (const { id, length, sha256, blob_key } of recordings) {
      if (blob_key === null) continue;
      const hash = await hashOfBlob(blob_key);
      const device = savedWork.recordings.get(id);
      const output = savedWork.outputs.get(id);
      const receipt = savedWork.receipts.get(id);
      if (hash === null) found.push(`recording ${id} is acknowledged, its bytes are gone from the server`);
      else if (hash !== sha256) found.push(`recording ${id}: other bytes lie on the server than it says`);
      if (receipt && receipt.sha256 !== sha256) found.push(`recording ${id}: its receipt has another hash`);
      if (device?.stored && device.stored.sha256 !== sha256)
        found.push(`recording ${id}: the server has ${length} bytes, the device ${device.stored.bytes}`);
      if (output && output.sha256 !== sha256)
        found.push(`recording ${id}: the server has ${length} of ${output.bytes} bytes`);
    }
    return found;
  },
};
