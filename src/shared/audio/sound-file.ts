const ENDINGS: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
};

/** File name of a recording that the learner saves. */
export function fileNameOf(type: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `luyen-ban-ghi-${day}.${ENDINGS[type] ?? 'bin'}`;
}
