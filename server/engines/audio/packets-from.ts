interface Wanted {
  /** Samples that a packet decodes to. */
  samplesOf: (packet: Uint8Array) => number;
  /** The first sample that is wanted, and how many before it a decoder needs to get going. */
  first: number;
  lead: number;
}

/** The packets from a sample on, and how many samples are still before it: nothing earlier has to be decoded. */
export function packetsFrom(
  packets: Iterable<Uint8Array>,
  { samplesOf, first, lead }: Wanted,
): { packets: Uint8Array[]; skip: number } {
  const wanted: Uint8Array[] = [];
  let passed = 0;
  for (const packet of packets) {
    if (wanted.length === 0 && passed + samplesOf(packet) <= first - lead) passed += samplesOf(packet);
    else wanted.push(packet);
  }
  return { packets: wanted, skip: first - passed };
}
