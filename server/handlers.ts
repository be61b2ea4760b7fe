import { examListHandlers } from '#server/areas/exam-list/routes.ts';
import { examResultHandlers } from '#server/areas/exam-result/routes.ts';
import { examTakingHandlers } from '#server/areas/exam-taking/routes.ts';
import { guestHandlers } from '#server/areas/guest/routes.ts';
import { holidayThemeHandlers } from '#server/areas/holiday-theme/routes.ts';
import { notificationsHandlers } from '#server/areas/notifications/routes.ts';
import { profileHandlers } from '#server/areas/profile/routes.ts';
import { staffHandlers } from '#server/areas/staff/routes.ts';
import { studySheetHandlers } from '#server/areas/study-sheet/routes.ts';
import { issuerOf } from '#server/domain/certificate/issue.ts';
import { courseGuard } from '#server/domain/course/access.ts';
import { catalogueOf } from '#server/domain/course/catalogue.ts';
import { courseQueries } from '#server/domain/course/course-queries.ts';
import { exerciseFacts } from '#server/domain/course/exercise-facts.ts';
import { paymentFactsOf } from '#server/domain/payment/payment-facts.ts';
import { openSoundTexts } from '#server/domain/sounds/sound-texts.ts';
import { speakingRoomParts } from '#server/domain/speaking/speaking-room.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { accountHandlers } from './areas/account/routes.ts';
import { addressHandlers } from './areas/address/routes.ts';
import { blogHandlers } from './areas/blog/routes.ts';
import { certificateHandlers } from './areas/certificate/routes.ts';
import { contactHandlers } from './areas/contact/routes.ts';
import { conversationHandlers } from './areas/conversation/routes.ts';
import { conversationCourseHandlers } from './areas/conversation-course/routes.ts';
import { conversationLevelHandlers } from './areas/conversation-level/routes.ts';
import { courseHandlers } from './areas/course/routes.ts';
import { courseLearningHandlers } from './areas/course-learning/routes.ts';
import { courseOffersHandlers } from './areas/course-offers/routes.ts';
import { courseTrialHandlers } from './areas/course-trial/routes.ts';
import { downloadHandlers } from './areas/download/routes.ts';
import { duetHandlers } from './areas/duet/routes.ts';
import { fileHandlers } from './areas/file/routes.ts';
import { gradingCountHandlers } from './areas/grading-count/routes.ts';
import { healthHandlers } from './areas/health/routes.ts';
import { interviewHandlers } from './areas/interview/routes.ts';
import { ipaChartHandlers } from './areas/ipa-chart/routes.ts';
import { learningReportHandlers } from './areas/learning-report/routes.ts';
import { learningTrialHandlers } from './areas/learning-trial/routes.ts';
import { lessonHandlers } from './areas/lesson/routes.ts';
import { lettersHandlers } from './areas/letters/routes.ts';
import { notebookHandlers } from './areas/notebook/routes.ts';
import { operatorAdviceHandlers } from './areas/operator-advice/routes.ts';
import { operatorClassesHandlers } from './areas/operator-classes/routes.ts';
import { operatorFiguresHandlers } from './areas/operator-figures/routes.ts';
import { operatorLearnersHandlers } from './areas/operator-learners/routes.ts';
import { operatorLessonsHandlers } from './areas/operator-lessons/routes.ts';
import { operatorOperationsHandlers } from './areas/operator-operations/routes.ts';
import { operatorReportsHandlers } from './areas/operator-reports/routes.ts';
import { paymentHandlers } from './areas/payment/routes.ts';
import { practiceHandlers } from './areas/practice/routes.ts';
import { privacyHandlers } from './areas/privacy/routes.ts';
import { pushHandlers } from './areas/push/routes.ts';
import { questionReportHandlers } from './areas/question-report/routes.ts';
import { receiptHandlers } from './areas/receipts/routes.ts';
import { reviseHandlers } from './areas/revise/routes.ts';
import { roadmapHandlers } from './areas/roadmap/routes.ts';
import { speakingExamHandlers } from './areas/speaking-exam/routes.ts';
import { speakingRoomHandlers } from './areas/speaking-room/routes.ts';
import { speakingStatisticsHandlers } from './areas/speaking-statistics/routes.ts';
import { speakingTrialHandlers } from './areas/speaking-trial/routes.ts';
import { speechHandlers } from './areas/speech/routes.ts';
import { speechModelHandlers } from './areas/speech-model/routes.ts';
import { teacherClassesHandlers } from './areas/teacher-classes/routes.ts';
import { teacherDeskHandlers } from './areas/teacher-desk/routes.ts';
import { teacherGradingHandlers } from './areas/teacher-grading/routes.ts';
import { teacherLessonsHandlers } from './areas/teacher-lessons/routes.ts';
import { translationHandlers } from './areas/translation/routes.ts';
import { tutoringHandlers } from './areas/tutoring/routes.ts';
import { vipHandlers } from './areas/vip/routes.ts';
import { conversationAccess } from './domain/conversation/access.ts';
import { openCourses } from './domain/conversation/courses.ts';
import { openScenes } from './domain/conversation/scenes.ts';
import { openPronunciation } from './domain/pronunciation/lessons.ts';
import { sniffAudio } from './engines/audio/sniff-audio.ts';
import { openCertificateSigner } from './engines/certificates/certificate-signer.ts';
import type { ModelPackSource } from './engines/speech/model-pack.ts';
import type { AllHandlers } from './http/handler.ts';
import type { Platform } from './platform.ts';

/** What several areas share. */
function openShared(platform: Platform, voices: VoiceStore) {
  const catalogue = catalogueOf(platform);
  const signer = openCertificateSigner(platform.config);
  const courses = openCourses(platform, voices);
  return {
    catalogue,
    queries: courseQueries(platform, catalogue),
    facts: exerciseFacts(platform),
    signer,
    issue: issuerOf(catalogue, signer),
    speaking: speakingRoomParts(platform, voices),
    sounds: openSoundTexts(platform, voices),
    scenes: openScenes(platform, voices),
    pronunciation: openPronunciation(platform, voices),
    courses,
    access: conversationAccess(platform.db, courses),
    voices,
  };
}
type Shared = ReturnType<typeof openShared>;

/** Who learns, and what the site is. */
function siteAreas(platform: Platform, { catalogue, signer }: Shared) {
  const payments = paymentFactsOf(platform, catalogue);
  return {
    health: healthHandlers(platform),
    account: accountHandlers(platform),
    profile: profileHandlers(platform),
    notifications: notificationsHandlers(platform),
    certificate: certificateHandlers(platform, catalogue, signer),
    push: pushHandlers(platform),
    privacy: privacyHandlers(platform),
    blog: blogHandlers(platform),
    vip: vipHandlers(platform),
    contact: contactHandlers(platform, payments),
    payment: paymentHandlers(payments),
    address: addressHandlers(),
    questionReport: questionReportHandlers(platform),
    holidayTheme: holidayThemeHandlers(platform),
    receipts: receiptHandlers(platform),
    file: fileHandlers(platform, sniffAudio),
  };
}

/** Courses, and what is read and written in them. */
function courseAreas(platform: Platform, shared: Shared) {
  const { catalogue, queries, facts, issue, pronunciation, access, sounds } = shared;
  return {
    course: courseHandlers(platform, catalogue, queries, facts),
    courseLearning: courseLearningHandlers(platform, queries, facts),
    courseOffers: courseOffersHandlers(platform, catalogue, queries, facts),
    courseTrial: courseTrialHandlers(platform, catalogue, queries, facts),
    studySheet: studySheetHandlers(platform),
    download: downloadHandlers(platform, courseGuard(platform), shared),
    lesson: lessonHandlers(platform, catalogue, facts, issue, pronunciation),
    practice: practiceHandlers(platform, issue),
    examTaking: examTakingHandlers(platform),
    examList: examListHandlers(platform, facts),
    examResult: examResultHandlers(platform),
    guest: guestHandlers(issue),
    teacherGrading: teacherGradingHandlers(platform),
    tutoring: tutoringHandlers(platform),
    gradingCount: gradingCountHandlers(platform),
    revise: reviseHandlers(platform, access),
    notebook: notebookHandlers(platform, sounds),
    translation: translationHandlers(platform),
    learningReport: learningReportHandlers(platform),
    roadmap: roadmapHandlers(platform, catalogue),
  };
}

/** What is heard and said. */
function spokenAreas(platform: Platform, modelPack: ModelPackSource, shared: Shared) {
  const { speaking, sounds, scenes, courses, access, voices } = shared;
  return {
    speechModel: speechModelHandlers(modelPack),
    duet: duetHandlers(platform),
    ipaChart: ipaChartHandlers(platform, sounds),
    letters: lettersHandlers(sounds),
    conversation: conversationHandlers(platform, scenes, access),
    conversationLevel: conversationLevelHandlers(platform, courses, scenes),
    conversationCourse: conversationCourseHandlers(platform, { courses, scenes, sounds, access, voices }),
    speakingStatistics: speakingStatisticsHandlers(platform),
    speakingExam: speakingExamHandlers(platform, speaking),
    speakingTrial: speakingTrialHandlers(platform, speaking),
    interview: interviewHandlers(platform, speaking),
    speakingRoom: speakingRoomHandlers(platform, speaking),
    speech: speechHandlers(platform),
    learningTrial: learningTrialHandlers(platform, voices),
  };
}

/** For those who teach and run the centre. */
function staffAreas(platform: Platform, { facts }: Shared) {
  return {
    operatorAdvice: operatorAdviceHandlers(platform),
    operatorClasses: operatorClassesHandlers(platform),
    operatorLessons: operatorLessonsHandlers(),
    operatorFigures: operatorFiguresHandlers(platform, facts),
    operatorLearners: operatorLearnersHandlers(platform),
    operatorOperations: operatorOperationsHandlers(platform),
    operatorReports: operatorReportsHandlers(platform),
    staff: staffHandlers(platform),
    teacherClasses: teacherClassesHandlers(platform),
    teacherDesk: teacherDeskHandlers(platform),
    teacherLessons: teacherLessonsHandlers(platform),
  };
}

/** One handler for each entry of the contract: a missing one does not compile. */
export function createHandlers(
  platform: Platform,
  modelPack: ModelPackSource,
  voices: VoiceStore,
): AllHandlers {
  const shared = openShared(platform, voices);
  return {
    ...siteAreas(platform, shared),
    ...courseAreas(platform, shared),
    ...spokenAreas(platform, modelPack, shared),
    ...staffAreas(platform, shared),
  };
}
