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
import { teacherGradingHandlers } from './areas/teacher-grading/routes.ts';
import { translationHandlers } from './areas/translation/routes.ts';
import { tutoringHandlers } from './areas/tutoring/routes.ts';
import { vipHandlers } from './areas/vip/routes.ts';
import { openScenes } from './domain/conversation/scenes.ts';
import { sniffAudio } from './engines/audio/sniff-audio.ts';
import { openCertificateSigner } from './engines/certificates/certificate-signer.ts';
import type { ModelPackSource } from './engines/speech/model-pack.ts';
import type { AllHandlers } from './http/handler.ts';
import type { Platform } from './platform.ts';

/** One handler for each entry of the contract: a missing one does not compile. */
export function createHandlers(
  platform: Platform,
  modelPack: ModelPackSource,
  voices: VoiceStore,
): AllHandlers {
  const catalogue = catalogueOf(platform);
  const queries = courseQueries(platform, catalogue);
  const facts = exerciseFacts(platform);
  const signer = openCertificateSigner(platform.config);
  const issue = issuerOf(catalogue, signer);
  const speaking = speakingRoomParts(platform, voices);
  const sounds = openSoundTexts(platform, voices);
  const scenes = openScenes(platform, voices);
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
    course: courseHandlers(platform, catalogue, queries, facts),
    courseLearning: courseLearningHandlers(platform, queries, facts),
    courseOffers: courseOffersHandlers(platform, catalogue, queries, facts),
    courseTrial: courseTrialHandlers(platform, catalogue, queries, facts),
    staff: staffHandlers(platform),
    studySheet: studySheetHandlers(platform),
    download: downloadHandlers(platform, catalogue, courseGuard(platform), speaking, voices, sounds, scenes),
    lesson: lessonHandlers(platform, catalogue, facts, issue),
    speechModel: speechModelHandlers(modelPack),
    practice: practiceHandlers(platform, issue),
    duet: duetHandlers(platform),
    examTaking: examTakingHandlers(platform),
    examList: examListHandlers(platform, facts),
    examResult: examResultHandlers(platform),
    guest: guestHandlers(issue),
    teacherGrading: teacherGradingHandlers(platform),
    gradingCount: gradingCountHandlers(platform),
    revise: reviseHandlers(platform),
    ipaChart: ipaChartHandlers(platform, sounds),
    letters: lettersHandlers(sounds),
    conversation: conversationHandlers(platform, scenes),
    notebook: notebookHandlers(platform),
    operatorAdvice: operatorAdviceHandlers(platform),
    operatorClasses: operatorClassesHandlers(platform),
    operatorLessons: operatorLessonsHandlers(),
    operatorFigures: operatorFiguresHandlers(platform, facts),
    operatorLearners: operatorLearnersHandlers(platform),
    operatorOperations: operatorOperationsHandlers(platform),
    operatorReports: operatorReportsHandlers(platform),
    speakingStatistics: speakingStatisticsHandlers(platform),
    speakingExam: speakingExamHandlers(platform, speaking),
    speakingTrial: speakingTrialHandlers(platform, speaking),
    interview: interviewHandlers(platform, speaking),
    speakingRoom: speakingRoomHandlers(platform, speaking),
    speech: speechHandlers(platform),
    translation: translationHandlers(platform),
    learningReport: learningReportHandlers(platform),
    learningTrial: learningTrialHandlers(platform, voices),
    roadmap: roadmapHandlers(platform, catalogue),
    tutoring: tutoringHandlers(platform),
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
