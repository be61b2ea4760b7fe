import * as account from '../account.ts';
import * as address from '../address.ts';
import * as avatar from '../avatar.ts';
import * as blog from '../blog.ts';
import * as certificate from '../certificate.ts';
import * as contact from '../contact.ts';
import { contactWays } from '../contact-ways.ts';
import * as course from '../course.ts';
import * as courseLearning from '../course-learning.ts';
import * as courseOffers from '../course-offers.ts';
import * as courseTrial from '../course-trial.ts';
import * as download from '../download.ts';
import { examList } from '../exam-list.ts';
import { examResultTeacherResult } from '../exam-result.ts';
import * as examTaking from '../exam-taking.ts';
import * as file from '../file.ts';
import * as gradingCount from '../grading-count.ts';
import { guestClaim } from '../guest.ts';
import * as health from '../health.ts';
import * as holidayTheme from '../holiday-theme.ts';
import * as learningReport from '../learning-report.ts';
import * as lesson from '../lesson.ts';
import { maintenanceState } from '../maintenance.ts';
import * as notebook from '../notebook.ts';
import * as notifications from '../notifications.ts';
import * as payment from '../payment.ts';
import * as practice from '../practice.ts';
import * as privacy from '../privacy.ts';
import * as profile from '../profile.ts';
import * as questionReport from '../question-report.ts';
import * as receipts from '../receipts.ts';
import * as revise from '../revise.ts';
import * as roadmap from '../roadmap.ts';
import * as speech from '../speech.ts';
import * as speechModel from '../speech-model.ts';
import { studySheet } from '../study-sheet.ts';
import * as teacherGrading from '../teacher-grading.ts';
import * as translation from '../translation.ts';
import * as vip from '../vip.ts';

/** Every call the server answers, by area and operation. The server binds exactly one handler to each. */
export const ENDPOINTS = {
  health: { live: health.healthLive, ready: health.healthReady, maintenance: maintenanceState },
  account: {
    checkAccount: account.checkAccount,
    sendOtp: account.sendOtp,
    verifyOtpSms: account.verifyOtpSms,
    autoRegister: account.autoRegister,
    register: account.register,
    login: account.login,
    resetPassword: account.resetPassword,
    logout: account.logout,
    getProfile: profile.getProfile,
  },
  profile: {
    update: profile.updateProfile,
    updateAvatar: avatar.updateAvatar,
    changePassword: profile.changePassword,
  },
  notifications: {
    list: notifications.listNotifications,
    marked: notifications.markedNotifications,
    mark: notifications.markNotifications,
  },
  certificate: {
    list: certificate.listCertificates,
    pdf: certificate.certificatePdf,
    reissue: certificate.reissueCertificate,
    keys: certificate.certificateKeys,
    register: certificate.certificateRegister,
  },
  privacy: {
    devices: privacy.listDevices,
    endDevice: privacy.endDevice,
    consents: privacy.getConsents,
    setConsent: privacy.setConsent,
    exportData: privacy.exportData,
    deleteAccount: privacy.deleteAccount,
  },
  blog: {
    index: blog.blogIndex,
    categories: blog.blogCategories,
    categoryPosts: blog.blogCategoryPosts,
    searchTag: blog.blogTag,
    exam: blog.blogsExam,
    post: blog.blogPost,
  },
  course: {
    list: course.listCourses,
    mine: course.myCourses,
    details: course.courseDetails,
    activate: course.activateCourse,
    learningProgress: courseLearning.learningProgress,
    learningStatistic: courseLearning.learningStatistic,
    learningStreak: courseLearning.learningStreak,
    dayStreaks: courseLearning.dayStreaks,
    recentMark: courseLearning.recentMark,
    learningMissions: courseLearning.learningMissions,
    infos: courseOffers.courseInfos,
    suggestions: courseOffers.courseSuggestions,
    newList: courseOffers.newCourses,
    levels: courseOffers.courseLevels,
    chooseLevel: courseOffers.chooseCourseLevel,
    freeTrialLessons: courseTrial.freeTrialLessons,
    registerTrial: courseTrial.registerTrial,
    trialSkillList: courseTrial.trialSkillList,
  },
  lesson: {
    assets: lesson.lessonAssets,
    assetsWithDetail: lesson.lessonAssetsWithDetail,
    isAllowed: lesson.lessonIsAllowed,
    exerciseIsAllowed: lesson.exerciseIsAllowed,
    nextLesson: lesson.lessonNext,
    updateProgress: lesson.lessonUpdateProgress,
    calculateStarAndCup: lesson.lessonStarAndCup,
    redo: lesson.lessonRedo,
  },
  studySheet: { read: studySheet },
  download: { course: download.courseDownload, lesson: download.lessonDownload, test: download.testDownload },
  speechModel: { current: speechModel.currentSpeechModel },
  practice: {
    listQuestion: practice.practiceListQuestion,
    detailQuestion: practice.practiceDetailQuestion,
    updateSingleAnswer: practice.practiceUpdateSingleAnswer,
    submit: practice.practiceSubmit,
  },
  examTaking: {
    listQuestion: examTaking.examTakingListQuestion,
    updateAnswer: examTaking.examTakingUpdateAnswer,
  },
  examList: { list: examList },
  examResult: { teacherResult: examResultTeacherResult },
  guest: { claim: guestClaim },
  teacherGrading: {
    read: teacherGrading.teacherGradingRead,
    ask: teacherGrading.teacherGradingAsk,
    regrade: teacherGrading.teacherGradingRegrade,
  },
  gradingCount: { statistic: gradingCount.gradingStatistic },
  revise: {
    listQuestion: revise.reviseListQuestion,
    detailQuestion: revise.reviseDetailQuestion,
    submitQuestion: revise.reviseSubmitQuestion,
    redo: revise.reviseRedo,
  },
  notebook: {
    list: notebook.notebookList,
    review: notebook.notebookReview,
    words: notebook.notebookWords,
    remove: notebook.notebookRemove,
  },
  speech: {
    scoreV2: speech.getScoreV2,
    scoreV3: speech.getScoreV3,
    textToSpeech: speech.textToSpeech,
    speechToText: speech.speechToText,
    graphemeToPhoneme: speech.graphemeToPhoneme,
    translate: translation.speechTranslate,
  },
  translation: { translate: translation.translate },
  learningReport: { report: learningReport.learningReport, readings: learningReport.gradedReadings },
  roadmap: { roadmap: roadmap.roadmap },
  vip: { isVip: vip.isVip, isTutorVip: vip.isTutorVip },
  contact: { courseAdvice: contact.courseAdvice, ways: contactWays },
  payment: { list: payment.listPayments },
  address: {
    provinces: address.listProvinces,
    districts: address.listDistricts,
    wards: address.listWards,
  },
  questionReport: {
    constants: questionReport.questionReportConstants,
    report: questionReport.reportQuestion,
    reportOwn: questionReport.reportOwnQuestion,
  },
  holidayTheme: { detailByKey: holidayTheme.themeDetailByKey },
  receipts: { check: receipts.checkReceipts },
  file: { uploadToServer: file.uploadToServer, getFile: file.getFile },
} as const;

export type Area = keyof typeof ENDPOINTS;
