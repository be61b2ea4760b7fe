import { createHash } from 'node:crypto';
import type { TestPart } from '#contract/practice-test.ts';
import type { ListeningScript } from '#rules/listening-script.ts';
import { secondOf, writeTranscript } from '#rules/listening-transcript.ts';
import { withDuetVoices } from './duet-voices.ts';
import type { ContentPack, PackTest } from './pack.ts';
import type { Recording } from './render-audio-files.ts';

interface RecordedPart {
  part: number;
  script: ListeningScript;
  recording: Recording;
}

/** Path of a recording below the pack's `media/`. */
const mediaPath = ({ key }: Recording): string => `listening/${key}.m4a`;
const addressOf = (recording: Recording): string => `/media/${mediaPath(recording)}`;

const audioOf = ({ script, recording }: RecordedPart): NonNullable<TestPart['audio']> => ({
  src: addressOf(recording),
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

/** Every script of a pack: those of its tests and the lines of its duets. */
export const scriptsOf = (pack: ContentPack): ListeningScript[] => [
  ...pack.tests.flatMap(({ scripts }) => scripts.map(({ script }) => script)),
  ...pack.duet_lines.map(({ script }) => script),
];

/**
 * A pack with the recordings of its scripts as media of it. A test that lacks one is left out, so that nobody meets a
 * listening test that cannot be heard; a line of a duet can be read meanwhile, so it is there without. The version tells which recordings it has.
 */
export const withRecordings = async (
  pack: ContentPack,
  find: (script: ListeningScript) => Promise<Recording | null>,
): Promise<ContentPack> => {
  if (scriptsOf(pack).length === 0) return pack;
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
  const voices = new Map<string, string>();
  for (const { id, script } of pack.duet_lines) {
    const recording = await find(script);
    if (!recording) continue;
    media.set(mediaPath(recording), recording.file);
    voices.set(id, addressOf(recording));
  }
  const keys = [...media.keys()];
  const version = createHash('sha256')
    .update([pack.version, ...keys].join('\n'))
    .digest('hex');
  const made = [...media].map(([path, file]) => ({ path, file }));
  return {
    ...withDuetVoices(pack, voices),
    version: keys.length > 0 ? version : pack.version,
    tests,
    media: [...pack.media, ...made],
  };
};
