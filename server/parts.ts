import { issuerOf } from '#server/domain/certificate/issue.ts';
import { conversationAccess } from '#server/domain/conversation/access.ts';
import { openCourses } from '#server/domain/conversation/courses.ts';
import { openScenes } from '#server/domain/conversation/scenes.ts';
import { catalogueOf } from '#server/domain/course/catalogue.ts';
import { courseQueries } from '#server/domain/course/course-queries.ts';
import { exerciseFacts } from '#server/domain/course/exercise-facts.ts';
import { paymentFactsOf } from '#server/domain/payment/payment-facts.ts';
import { openPronunciation } from '#server/domain/pronunciation/lessons.ts';
import { openSoundTexts } from '#server/domain/sounds/sound-texts.ts';
import { speakingParts } from '#server/domain/speaking/speaking-parts.ts';
import { openVoices } from '#server/domain/voices/voices.ts';
import { openCertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import { openModelPacks } from '#server/engines/speech/model-pack.ts';
import type { Platform } from '#server/platform.ts';

/** What handlers are made of: the platform, and what several areas share. */
export type Parts = ReturnType<typeof openParts>;

export function openParts(platform: Platform) {
  const voices = openVoices(platform);
  const catalogue = catalogueOf(platform);
  const signer = openCertificateSigner(platform.config);
  const courses = openCourses(platform, voices);
  return {
    ...platform,
    catalogue,
    queries: courseQueries(platform, catalogue),
    facts: exerciseFacts(platform),
    payments: paymentFactsOf(platform, catalogue),
    signer,
    issue: issuerOf(catalogue, signer),
    modelPacks: openModelPacks(),
    voices,
    speaking: speakingParts(platform, voices),
    sounds: openSoundTexts(platform, voices),
    scenes: openScenes(platform, voices),
    pronunciation: openPronunciation(platform, voices),
    courses,
    access: conversationAccess(platform.db, courses),
  };
}
