import { createHash } from 'node:crypto';
import type { TestPart } from '#contract/practice-test.ts';
import type { ListeningScript } from '#rules/listening-script.ts';
import { secondOf, writeTranscript } from '#rules/listening-transcript.ts';
import type { ContentPack, PackTest } from './pack.ts';
import type { Recording } from './render-audio-files.ts';

interface RecordedPart {
  part: number;
  script: ListeningScript;
  recording: Recording;
}

/** Path of a recording below the pack's `media/`. */
const mediaPath = ({ key }: Recording): string => `listening/${key}.m4a`;

const audioOf = ({ script, recording }: RecordedPart): NonNullable<TestPart['audio']> => ({
  src: `/media/${mediaPath(recording)}`,
  seconds: recording.seconds,
  transcript: writeTranscript(script, recording.starts),
});

/** The test with its recordings, and in its proofs where they are heard. */
const recorded = (test: PackTest, parts: readonly RecordedPart[]): PackTest => {
  const of = (position: number) => parts.find(({ part }) => part === position);
  return {
    ...test,
    test: {
      ...test.test,
      parts: test.test.parts.map((part) => {
        const made = of(part.position);
        return made ? { ...part, audio: audioOf(made) } : part;
      }),
    },
    questions: test.questions.map((question) => {
      const made = of(question.part);
      if (!made) return question;
      const { script, recording } = made;
      const heard = question.proofs.map((proof) => ({
        ...proof,
        at: proof.at ?? secondOf(proof.quote, script, recording.starts),
      }));
      return { ...question, proofs: heard };
    }),
  };
};

/**
 * A pack with the recordings of its scripts as media of it. A test that lacks one is left out, so that nobody meets a
 * listening test that cannot be heard. The version tells which recordings it has.
 */
export const withRecordings = async (
  pack: ContentPack,
  find: (script: ListeningScript) => Promise<Recording | null>,
): Promise<ContentPack> => {
  if (pack.tests.every(({ scripts }) => scripts.length === 0)) return pack;
  const tests: PackTest[] = [];
  const media = new Map<string, string>();
  for (const test of pack.tests) {
    const found = await Promise.all(
      test.scripts.map(async ({ part, script }) => ({ part, script, recording: await find(script) })),
    );
    const parts = found.flatMap(({ recording, ...part }) => (recording ? [{ ...part, recording }] : []));
    if (parts.length < found.length) continue;
    tests.push(recorded(test, parts));
    for (const { recording } of parts) media.set(mediaPath(recording), recording.file);
  }
  const keys = [...media.keys()];
  const version = createHash('sha256')
    .update([pack.version, ...keys].join('\n'))
    .digest('hex');
  const made = [...media].map(([path, file]) => ({ path, file }));
  return {
    ...pack,
    version: keys.length > 0 ? version : pack.version,
    tests,
    media: [...pack.media, ...made],
  };
};
