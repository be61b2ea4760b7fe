/** Size and type of a box, bytes. */
const HEADER = 8;
/** "moof": the header of a fragment, whose sound follows in an "mdat". */
const MOOF = 0x6d_6f_6f_66;

/**
 * WebKitGTK's recorder writes the header of the last fragment twice. Read as written, the first one points into the
 * second instead of at sound: the server cannot read such a recording at all, and the browser itself hears a click.
 * @param file a recording; only MP4 has such headers
 * @returns the same without headers of fragments that another such header follows at once
 */
export function withoutRepeatedFragments(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isMoof = (at: number): boolean => at + HEADER <= file.length && view.getUint32(at + 4) === MOOF;
  const kept = new Uint8Array(file.length);
  let length = 0;
  for (let at = 0; at < file.length; ) {
    const size = at + HEADER <= file.length ? view.getUint32(at) : 0;
    // Without a usable size, the box reaches to the end of the file.
    const end = size >= HEADER ? Math.min(at + size, file.length) : file.length;
    if (!(isMoof(at) && isMoof(end))) {
      kept.set(file.subarray(at, end), length);
      length += end - at;
    }
    at = end;
  }
  return kept.slice(0, length);
}
