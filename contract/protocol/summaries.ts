import { REFERENCE_MAX_WORDS, SPOKEN_MAX, SPOKEN_MAX_WORDS } from '../speech.ts';
import { TRANSLATION_MAX } from '../translation.ts';
import { CONVERSATION_SUMMARIES } from './conversation-summaries.ts';
import { DESK_SUMMARIES } from './desk-summaries.ts';
import type { OperationName } from './endpoints.ts';

/**
 * What each call is for, in the order of the generated documents. Separate from the endpoints, so that the app does
 * not load it.
 */
export const SUMMARIES: Readonly<Record<OperationName, string>> = {
  'health.live': 'Liveness; lets the app distinguish its server from a captive portal',
  'health.ready':
    'Whether the server should receive traffic; the message of NOT_READY names the failed checks',
  'health.maintenance': 'Whether the site is closed for maintenance; polled by a page that waits for the end',
  'account.checkAccount': 'Whether a phone number has an account',
  'account.sendOtp':
    'Sends a one-time code by SMS, at most every two minutes per number and purpose. A code for deletion goes to the ' +
    'number of the signed-in learner',
  'account.verifyOtpSms':
    'Checks a one-time code without consuming it: the code for registration if the number is unknown, the code for a ' +
    'forgotten password if it is known',
  'account.autoRegister': 'Registers a phone number with its verified code and signs in',
  'account.register': 'Registers a phone number with its verified code and a password, and signs in',
  'account.login': 'Signs in with phone number and password hash',
  'account.resetPassword': 'Sets a new password with a verified code, and signs in',
  'account.logout': 'Revokes the token of the request',
  'account.getProfile': 'The signed-in learner',
  'profile.update':
    'Changes name, e-mail, address, birthday and target; omitted fields are unchanged, null removes a value',
  'profile.updateAvatar':
    "Sets the learner's picture (body: the bytes of a JPEG, PNG or WebP of at most 5 MB); with `remove=yes` and no body, " +
    'restores the default one. An empty body without `remove` is rejected, because it is a file that could not be read',
  'profile.changePassword':
    'Sets a new password and revokes every other token. Requires the old password or, if there is none or it is ' +
    'forgotten, a fresh one-time code',
  'profile.setTimeZone': 'Counts the days of the learner by the calendar of another zone from now on',
  'notifications.list':
    "The learner's events of the last 30 days: finished gradings, certificates and answered reports, newest first",
  'notifications.marked':
    'Work of the last 30 days that has been graded and that the learner has not viewed yet',
  'notifications.mark': "Marks graded work as viewed; other learners' ids are ignored",
  'certificate.list':
    'Courses that the learner has completed, each with its signed certificate, and those completed without meeting the requirements',
  'certificate.pdf':
    "One of the learner's certificates as a PDF, which contains payload and signature and is itself signed",
  'certificate.reissue':
    "Reissues a certificate with the profile's current name; the previous one is removed from the register. One that does not record the work done is evaluated again",
  'certificate.keys': 'The public keys with which certificates are or were signed',
  'certificate.register':
    'Whether a certificate is in the register: the SHA-256 of its payload, or null if the serial number was never issued or the learner has deleted their account',
  'push.settings': 'What the learner is notified of, when not, and the key with which devices subscribe',
  'push.setSettings':
    'Changes what the learner is notified of; the latest decision applies, whatever order they arrive in. Turning on ' +
    'any kind records the consent, turning off all withdraws it',
  'push.subscribe':
    "Stores or renews this device's push subscription, which ends with the session; the oldest of more than ten is dropped",
  'push.unsubscribe': "Deletes one of the learner's push subscriptions; others' are ignored",
  'push.snooze': 'Postpones the reminder by an hour',
  'privacy.devices': 'Where the learner is signed in',
  'privacy.endDevice': 'Signs one device of the learner out',
  'privacy.consents': 'What the learner consented to, and when',
  'privacy.setConsent':
    'Gives or withdraws a consent; the latest decision applies, whatever order they arrive in',
  'privacy.exportData': 'All data stored about the learner, as one JSON text. Times are ISO 8601',
  'privacy.deleteAccount':
    'Deletes the learner and all data stored about them; requires the phone number as confirmation, and the code for ' +
    'deletion that was sent to it',
  'blog.index': 'The articles of the study corner, newest first',
  'blog.categories': 'The categories of the study corner, largest first',
  'blog.categoryPosts': 'The articles of a category, newest first',
  'blog.searchTag': 'The articles with a tag (ignoring case and surrounding spaces), newest first',
  'blog.exam': 'The articles about the exam itself (tag “kỳ thi”), newest first',
  'blog.post': 'One article, by id or slug, with up to three related ones; its body is Markdown',
  'course.list': "All courses, or those of one level, with the caller's status",
  'course.mine': "The learner's courses, last studied first: activated, pending activation, or expired",
  'course.details': "A course with its lessons and the learner's progress",
  'course.activate': 'Activates a free or granted course for the learner',
  'courseLearning.learningProgress':
    "The learner's progress in a course, and what they completed in each of the last weeks",
  'courseLearning.learningStatistic': "Statistics of the learner's work in a course",
  'courseLearning.learningStreak': 'Days in a row with something completed in one course',
  'courseLearning.studyMonth':
    'The days of a month that were studied, or that a freeze, an outage or a journey kept',
  'courseLearning.dayStreaks':
    "Days in a row with something completed, by the calendar of the learner's time zone",
  'courseLearning.recentMark': 'The latest results in a course, newest first',
  'courseLearning.learningMissions':
    'What to do next in a course: sections in progress, then those that follow',
  'courseOffers.infos': 'What a course teaches, for prospective learners',
  'courseOffers.suggestions': 'Courses that suit the caller and that they do not have yet, best first',
  'courseOffers.newList': 'The latest courses, newest first',
  'courseOffers.levels': 'The levels of courses, and the one that the learner chose',
  'courseOffers.chooseLevel': 'Chooses the level that courses are suggested for',
  'courseTrial.freeTrialLessons':
    'The lessons of a course that are open to everyone: all of them if it is free',
  'courseTrial.registerTrial':
    'Registers the learner for the trial of a course, which is then listed among theirs; idempotent',
  'courseTrial.trialSkillList':
    'The trial class: skills with the courses and lessons that are open to everyone',
  'lesson.assets': "A lesson with its sections and the learner's results",
  'lesson.assetsWithDetail':
    'The same, with the content of each section: video, text, lines of a duet, number of questions',
  'lesson.isAllowed': 'Whether the lesson may be entered',
  'lesson.exerciseIsAllowed':
    'Whether a practice, duet or revise set may be opened, with its course and lesson',
  'lesson.nextLesson': 'The lesson after this one in its course; null after the last',
  'lesson.updateProgress': 'Marks a section of a lesson as begun (1) or completed (2)',
  'lesson.calculateStarAndCup':
    'What completing a section has earned: its result first, then stars and cup of the lesson',
  'lesson.redo': 'Restarts the lesson: its sections are open again, and earlier submissions are preserved',
  'lesson.pronunciationPath': 'The path of pronunciation lessons',
  'lesson.assetsWithDetailPronunciation':
    'A pronunciation lesson: what is heard, told apart, said and used, with the keys and the paths of its voices',
  'lesson.pronunciationProgressOfAll': "The learner's progress in the sections of all pronunciation lessons",
  'lesson.sectionProgressPronunciation':
    'Marks a section of a pronunciation lesson as begun (1) or completed (2), with its score',
  'lesson.resetSectionProgressPronunciation':
    'Opens the sections of a pronunciation lesson again; what was done before is kept',
  'studySheet.read': 'A study sheet; its body is Markdown',
  'download.course': 'Everything a course needs offline: its queries and media, with sizes and versions',
  'download.lesson': 'Everything a lesson needs offline: its queries and media, with sizes and versions',
  'download.test': 'Everything a timed test needs offline: its questions without keys, and its media',
  'download.speaking':
    'Everything a topic, a test or the trial of the speaking room needs offline, with its voices',
  'download.pronunciation':
    'Everything a pronunciation lesson needs offline: its queries and voices, with sizes and versions',
  'download.classById':
    'What to fetch so that a class works with no network: its pages, homework and materials',
  'download.scenes': 'The scenes of a level with their voices, to be downloaded',
  'download.sounds':
    'Everything a part of the chart of sounds, or the letters, needs offline, with its voices',
  'ipaChart.sounds':
    'The chart of the 44 sounds: how each is made and spelt, with words, sentences and voices',
  'ipaChart.record': "The learner's own record of each sound of the chart, from their latest answers",
  'letters.alphabet': 'The letters with the names they have, and topics that are spelt out loud',
  'speechModel.current':
    'What a device needs to score pronunciation locally: path, size and version of the model',
  'practice.listQuestion':
    "A practice's questions. With `attempt_id`, also the learner's answers and, once it is submitted, marks, keys and evaluations",
  'practice.detailQuestion':
    'One question of an attempt (attempt, question) with answer, mark and evaluation',
  'practice.updateSingleAnswer': 'Stores one answer of an attempt; the first answer creates the attempt',
  'practice.submit':
    'Submits an attempt: marks answers that have a key and queues the rest for grading. Guests may submit placement tests, and practices of free courses and trial lessons',
  'duet.latestResult':
    "A duet's lines of the learner, each with its latest result, and the total. Who has said nothing yet gets every line unsaid",
  'duet.conversationMessage':
    'Stores one line of a duet as the learner said it; the first line begins the attempt',
  'examTaking.listQuestion':
    "A timed test's parts and questions. With `attempt_id`, also the learner's answers and, once it is submitted, marks, keys, proofs and transcripts. `current` selects the learner's latest attempt in progress, from any device; without one, `attempt` is null",
  'examTaking.updateAnswer':
    'Begins an attempt of a timed test (no question), stores one answer, or marks a question for review. Guests may take placement tests only',
  'examList.list':
    "All timed tests, placement tests first, and the practices of the courses that the caller may enter, each with the caller's latest attempt",
  'examResult.teacherResult':
    "Teachers' evaluations of the learner's latest submitted attempt of a timed test, by question. Null if none has been submitted",
  'guest.claim': "Transfers all of a guest's work to the learner; the token is invalid afterwards",
  'teacherGrading.read':
    "The teacher's evaluation of one submitted answer, and how many gradings may still be requested",
  'teacherGrading.ask':
    'Sends a submitted essay or recording to a teacher, within the monthly limit. An existing request is unchanged',
  'teacherGrading.regrade':
    'Requests, once and with a reason, a second grading of work that a teacher has graded. It does not count towards the monthly limit',
  'teacherGrading.answerMessage': "Answers a teacher's message about a grade; each is answered once",
  'teacherGrading.agreement':
    'How often the bands of the AI and of teachers agree, over all work that both have graded',
  'gradingCount.statistic':
    'How many AI gradings the learner has left today, in Vietnam; for a question, also the latest answer',
  'revise.listQuestion': 'Questions of a revise set, five at a time',
  'revise.detailQuestion': 'One question (revise set, question) with its key, the last answer and its grade',
  'revise.submitQuestion':
    'Stores one answer of a revise set; marks it by its key, or requests the grading of a spoken one',
  'revise.redo': 'Restarts a revise set: its last answers are discarded',
  'notebook.list':
    'The error notebook: cards to review today and in the next days (`due`), or every card (`all`, newest mistake first, searchable)',
  'notebook.review':
    'Stores how well a card was remembered; reviews are ordered by their time, whatever order they arrive in',
  'notebook.words': 'Saves a word to the notebook; the pronunciation is added if it is known',
  'notebook.remove': 'Removes a card from the notebook; a later mistake adds it again',
  'speakingRoom.listQuestions':
    'A topic of the speaking room with its questions, follow-ups, model answers and vocabulary; with `attempt_id` the ' +
    'answers of that attempt and what was found in them',
  'speakingRoom.isAllowed':
    'Whether the learner may enter a topic or a test: as a VIP, or because it is free',
  'speakingRoom.submitQuestion':
    'Stores the recording that answers a question, or a follow-up, of an attempt',
  'speakingRoom.updateQuestionAnswer': 'Corrects the transcript of a recorded answer',
  'speakingRoom.submitTopic': 'Submits an attempt at a topic, which is then graded',
  'speakingRoom.redoTopic': 'Begins a topic again; an attempt that was not submitted is given up',
  'speakingRoom.redoQuestion':
    'Begins a new attempt with the answers of a submitted one, in which one question is answered again',
  'speakingRoom.askFollowUp':
    'The question that an examiner would ask on from what was said, by the language model; null where there is none',
  'speakingRoom.categories': 'Categories of topics, and how many of each the learner has done',
  'speakingRoom.inProgress': 'Topics and tests that the learner began and did not submit',
  'speakingRoom.freeTopics': 'Topics open to everybody who is signed in',
  'speakingRoom.topics': 'All topics and tests with what the learner has done of each, searched and filtered',
  'speakingRoom.courseTopics': 'Topics that suit the learner’s speaking level, in the order to do them',
  'speakingRoom.userLevel':
    'The learner’s speaking level, descriptions of all levels, and what to speak about to have one suggested',
  'speakingRoom.setUserLevel': 'Sets the speaking level; nothing else changes',
  'speakingRoom.testPredictions': 'Topics worth practising this quarter, with the basis of that',
  'speakingRoom.homeGuest': 'Scenes that show guests what the speaking room is like',
  'speakingExam.preparation': 'Whether the learner’s microphone, speaker and room were checked',
  'speakingExam.setPreparation': 'Records the outcome of that check',
  'speakingExam.listQuestions':
    'A speaking test with its script; with `attempt_id` the answers of that attempt',
  'speakingExam.submitPart':
    'Hands in a part of a test; with the last one the attempt is submitted and graded',
  'speakingExam.rejectResult': 'Has a graded test graded once more, with a reason; once per attempt',
  'speakingTrial.listQuestions': 'The trial of the speaking room, for everybody',
  'speakingTrial.submitQuestion': 'Stores a recorded answer of the trial',
  'speakingTrial.submitTopic': 'Submits the trial, which is then graded',
  'speakingTrial.survey': 'Questions after the trial',
  'speakingTrial.answerSurvey': 'Stores the answers to them; only the first time counts',
  'speakingStatistics.listStatistic': 'Talks by day and the latest bands, for charts',
  'speakingStatistics.userStatistics': 'Sums over everything that the learner has said in the speaking room',
  'speakingStatistics.home': 'This week at a glance',
  'interview.myResult': 'The learner’s latest interview',
  'interview.videoQuestions': 'The questions of the interview as the examiner asks them',
  'interview.getResult':
    'The result of an interview, for anybody who has its link; it says nothing of who spoke',
  'interview.scoreSpeaking': 'Hands in the recorded answers of an interview to be graded',
  'speech.scoreV2': `Scores how an English \`text\` of at most ${REFERENCE_MAX_WORDS} words is read aloud in the recording \`file\` (WebM, Ogg, MP4 or WAV, at most 25 MB, 3 minutes), as a whole and word by word. A recording that cannot be scored is declined, with the reason`,
  'speech.scoreV3': 'The same, with the sounds of each word',
  'speech.textToSpeech': `Speaks an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  'speech.speechToText':
    'Transcribes the English speech in the recording `file`, if a service for it is configured; otherwise the call fails',
  'speech.graphemeToPhoneme': `The pronunciation of the words of an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  'speech.translate': 'The same as `/translation/translate`, for callers of the speech services',
  'translation.translate': `The Vietnamese meaning of an English text of at most ${TRANSLATION_MAX} characters: the meanings of its words or, for a learner and if a language model is configured, its sentences`,
  'learningReport.report':
    "The learner's work in a span of days: bands, share of correct answers by skill and by question type, minutes per week. Defaults to the twelve weeks up to today",
  'learningReport.readings':
    'The latest graded readings aloud: their scores with ranges, and the score of each sound',
  ...CONVERSATION_SUMMARIES,
  'roadmap.roadmap':
    "Input of the plan up to the exam: the learner's level, progress in each course, and study time this week",
  'tutoring.classes': "The learner's classes, with their status and their incoming lesson",
  'tutoring.classById': 'One class of the learner',
  'tutoring.pastLessons': 'Lessons of a class that were held or cancelled, by pages, newest first',
  'tutoring.incomingLesson': "The lesson that is held now, or the next one, of all the learner's classes",
  'tutoring.learningHistories':
    'Lessons of a class that the learner was at, and homework that they handed in, by pages, newest first',
  'tutoring.syllabus': 'All lessons of a class by weeks, with homework, materials, notes and attendance',
  'tutoring.syllabusLesson': 'One lesson of a class, with homework, materials, notes and attendance',
  'tutoring.finalTestResult': "The class's final test, and the learner's latest work at it",
  'tutoring.selfStudy': 'Days and minutes of study by weeks of a class',
  'tutoring.learning': "The learner's attendance and homework in a class",
  'tutoring.tests': 'Tests of a class that the learner handed in',
  'tutoring.notices': 'What the class was told, and what the learner alone was told, by pages, newest first',
  'tutoring.join':
    'Tells a member the link of a lesson, from 15 minutes before its beginning to its end, and counts them as present, once',
  'vip.isVip': 'For which products the learner is VIP',
  'vip.isTutorVip': 'Whether the learner is VIP for online tutoring',
  'contact.courseAdvice':
    'Requests a call about a learning path; the request of a signed-in learner is stored as theirs',
  'contact.ways':
    'Who runs the site and how to contact them, as configured by the operator; null for what is not configured',
  'payment.list':
    "The centre's payment methods, as configured, and the prices of its courses; payment itself happens elsewhere",
  'address.provinces': 'The provinces and centrally run cities, by name',
  'address.districts':
    'The divisions directly below a province, by name. Districts were abolished on 1 July 2025, so these are wards, communes and special zones',
  'address.wards':
    'The divisions below a division of a province. There are none since 1 July 2025: an empty list, or NOT_FOUND if the province has no such division',
  'questionReport.constants': 'The errors that a report of a question may name',
  'questionReport.report': 'Reports an error in a question; the same question may be reported again',
  'questionReport.reportOwn': 'The same as an idempotent command of a learner, which may be queued offline',
  'holidayTheme.detailByKey':
    'The current or next holiday theme, with its colours in fields whose names contain `color`; null if none is planned',
  'receipts.check':
    "Which of the caller's acknowledged commands (by idempotency key) the server does not have",
  'file.uploadToServer':
    'Uploads one chunk of a recording (headers upload-id, -offset, -length, -sha256, -type; body raw bytes). ' +
    "A chunk that does not begin at the server's offset changes nothing; the response always contains that offset. " +
    'An empty body only queries it.',
  'file.getFile': "One of the learner's recordings, as bytes",
  ...DESK_SUMMARIES,
};
