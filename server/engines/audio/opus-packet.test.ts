import { expect, it } from 'vitest';
import { MAX_OPUS_PACKET_BYTES, opusSamples } from './opus-packet.ts';

const packet = (configuration: number, code: number, ...more: readonly number[]) =>
  Uint8Array.of((configuration << 3) | code, ...more);

it.each([
  { name: 'one frame of CELT, 20 ms', bytes: packet(31, 0), samples: 960 },
  { name: 'two of SILK, 60 ms', bytes: packet(3, 1), samples: 5_760 },
  { name: 'two of different sizes', bytes: packet(13, 2), samples: 1_920 },
  { name: 'as many as it says', bytes: packet(31, 3, 6), samples: 5_760 },
  { name: 'more than 120 ms', bytes: packet(31, 3, 7), samples: 0 },
  { name: 'none', bytes: packet(31, 3, 0), samples: 0 },
  { name: 'how many it does not say', bytes: packet(31, 3), samples: 0 },
  { name: 'frames of 2.5 ms, however many', bytes: packet(28, 3, 48), samples: 0 },
  { name: 'a frame of 5 ms', bytes: packet(29, 0), samples: 0 },
  { name: 'nothing', bytes: new Uint8Array(), samples: 0 },
  { name: 'more bytes than it can', bytes: new Uint8Array(MAX_OPUS_PACKET_BYTES + 1), samples: 0 },
])('a packet of $name holds $samples samples', ({ bytes, samples }) => {
  expect(opusSamples(bytes)).toBe(samples);
});
