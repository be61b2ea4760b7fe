import { REFERENCE_MAX_WORDS, SPOKEN_MAX, SPOKEN_MAX_WORDS } from '../speech.ts';
import { TRANSLATION_MAX } from '../translation.ts';
import type { OperationName } from './endpoints.ts';

/**
 * What each call is for, in the order of the documents that are made of it. Apart from the endpoints, so that the app does
 * not load it.
 */
export const SUMMARIES: Readonly<Record<OperationName, string>> = {
  'health.live': 'The server answers; how the app tells its own server from a captive portal',
  'health.ready':
    'Whether the server should get traffic; the message of NOT_READY names the checks that failed',
  'health.maintenance': 'Whether the site is closed for maintenance; how a page that waits for the end asks',
  'account.checkAccount': 'Says whether a phone number has an account',
  'account.sendOtp':
    'Sends a one-time code by SMS, to one number for one use at most every two minutes. A code for deletion goes to the ' +
    'own number of whoever is signed in',
  'account.verifyOtpSms':
    'Checks a one-time code without using it up: of an unknown number that for registering, of a known one that for a ' +
    'forgotten password',
  'account.autoRegister': 'Registers a phone number with its verified code and signs in',
  'account.register': 'Registers a phone number with its verified code and a password, and signs in',
  'account.login': 'Signs in with phone number and password hash',
  'account.resetPassword': 'Sets a new password after a verified code, and signs in',
  'account.logout': 'Ends the token that the call carries',
  'account.getProfile': 'The signed-in learner',
  'profile.update':
    'Changes name, e-mail, address, birthday and target; what is left out stays, null removes it',
  'profile.updateAvatar':
    'Sets the picture of the learner (body: the bytes of a JPEG, PNG or WebP of at most 5 MB), or with `remove=yes` ' +
    'and no body goes back to the default one. An empty body alone is refused: it is a file that could not be read',
  'profile.changePassword':
    'Sets a new password and ends every other token. Needs the old one, or a fresh one-time code: without a password, ' +
    'or with a forgotten one, the code is the only way',
  'notifications.list':
    'What happened for the learner in the last 30 days: work whose grading has finished, certificates and answered ' +
    'reports, newest first',
  'notifications.marked':
    'Work of the last 30 days that has been graded since and that the learner has not looked at yet',
  'notifications.mark': 'Notes that the learner has looked at graded work; ids of others mean nothing',
  'certificate.list':
    'Courses that the learner has completed, each with its signed certificate, and those that they went through without reaching what the course asks for',
  'certificate.pdf':
    "One of the learner's certificates as a PDF, which carries payload and signature and is itself signed",
  'certificate.reissue':
    'Issues a certificate anew with the name that the profile has now; the one before is no longer in the register. One that does not say what was done is weighed anew',
  'certificate.keys': 'The public keys that certificates are or were signed with',
  'certificate.register':
    'Whether a certificate is in the register: the SHA-256 of its payload, or null for a serial number that was never issued or whose learner has deleted their account',
  'privacy.devices': 'Where the learner is signed in',
  'privacy.endDevice': 'Signs one device of the learner out',
  'privacy.consents': 'What the learner agreed to, and when',
  'privacy.setConsent': 'Gives or withdraws a consent; of two words the one said later holds',
  'privacy.exportData': 'Everything kept of the learner, as one JSON text. Times are ISO 8601',
  'privacy.deleteAccount':
    'Deletes the learner with everything kept of them; the phone number again as confirmation, and a code for deletion ' +
    'that was sent to it',
  'blog.index': 'The articles of the study corner, newest first',
  'blog.categories': 'The categories of the study corner, the fullest first',
  'blog.categoryPosts': 'The articles of a category, newest first',
  'blog.searchTag': 'The articles with a tag (capitals and spaces around it do not matter), newest first',
  'blog.exam': 'The articles about the exam itself (tag “kỳ thi”), newest first',
  'blog.post': 'One article, by id or slug; its body is Markdown. With up to three articles close to it',
  'course.list': 'All courses, or those of one level, with the visitor’s own status',
  'course.mine':
    "The learner's courses, those studied last first: activated, waiting to be activated, or over",
  'course.details': 'A course with its lessons and how far the learner is',
  'course.activate': 'Activates a free or granted course for the learner',
  'courseLearning.learningProgress':
    'How far the learner is in a course, and what they completed in each of the last weeks',
  'courseLearning.learningStatistic': 'Numbers of the learner’s work in a course',
  'courseLearning.learningStreak': 'Days in a row with something completed in one course',
  'courseLearning.dayStreaks': 'Days in a row with something completed, by the calendar of Vietnam',
  'courseLearning.recentMark': 'The results that came last in a course, newest first',
  'courseLearning.learningMissions':
    'What to do next in a course: sections that were begun, then the ones that follow',
  'courseOffers.infos': 'What a course teaches, for who thinks of taking it',
  'courseOffers.suggestions': 'Courses that suit the visitor and that they have not taken up, best first',
  'courseOffers.newList': 'The courses added last, newest first',
  'courseOffers.levels': 'The levels of courses, and the one that the learner chose',
  'courseOffers.chooseLevel': 'Chooses the level that courses are suggested for',
  'courseTrial.freeTrialLessons': 'The lessons of a course that are open to everybody: all of a free course',
  'courseTrial.registerTrial':
    'Notes that the learner tries a course, which then is among theirs; again changes nothing',
  'courseTrial.trialSkillList':
    'The trial class: skills with the courses and lessons that are open to everybody',
  'lesson.assets': 'A lesson with its sections and the learner’s own results',
  'lesson.assetsWithDetail':
    'The same, with what each section holds: video, text, lines of a duet, number of questions',
  'lesson.isAllowed': 'Whether the lesson may be entered',
  'lesson.exerciseIsAllowed':
    'Whether a practice, duet or revise set may be opened, and what it is opened with: its course and lesson',
  'lesson.nextLesson': 'The lesson after this one in its course; null after the last',
  'lesson.updateProgress': 'Marks a section of a lesson as begun (1) or completed (2)',
  'lesson.calculateStarAndCup':
    'What completing a section has earned: its own result first, stars and cup of the lesson',
  'lesson.redo':
    'Begins the lesson again: its sections are open once more, what was handed in before is kept',
  'studySheet.read': 'A study sheet; its body is Markdown',
  'download.course': 'All that a course needs with no network: its reads and media, with sizes and versions',
  'download.lesson': 'All that a lesson needs with no network: its reads and media, with sizes and versions',
  'download.test': 'All that a timed test needs with no network: its questions without keys, and its media',
  'speechModel.current':
    'What a device needs to score pronunciation by itself: where the model lies, its size and its version',
  'practice.listQuestion':
    "A practice's questions. With `attempt_id`, the learner's answers too, and marks, keys and evaluations once it is submitted",
  'practice.detailQuestion':
    'One question of an attempt (attempt, question) with answer, mark and evaluation',
  'practice.updateSingleAnswer': 'Stores one answer of an attempt; the first answer opens the attempt',
  'practice.submit':
    'Submits an attempt: marks what has a key, queues the rest for grading. Guests submit placement tests, and what stands in free courses and trial lessons',
  'examTaking.listQuestion':
    "A timed test's parts and questions. With `attempt_id`, the learner's answers too, and marks, keys, proofs and transcripts once it is submitted. `current` stands for the learner's newest attempt under way, from whatever device; without one, `attempt` is null",
  'examTaking.updateAnswer':
    'Begins an attempt of a timed test (no question), stores one answer, or marks a question to be looked at again. Guests take placement tests only',
  'examList.list':
    'All timed tests, placement tests first, and the practices of the courses that the visitor may enter, each with their newest attempt',
  'examResult.teacherResult':
    "What teachers have given for the learner's newest submitted attempt of a timed test, by question. Null before one is submitted",
  'guest.claim':
    "Makes what a guest did the learner's own, all at once; the token is worth nothing afterwards",
  'teacherGrading.read':
    "The teacher's evaluation of one submitted answer, and how many gradings may still be asked for",
  'teacherGrading.ask':
    'Sends a submitted essay or recording to a teacher, within the limit of the month. One that is there already stays',
  'teacherGrading.regrade':
    "Asks, once and with a reason, for a second grading of what a teacher has graded. It costs none of the month's",
  'gradingCount.statistic':
    'How many gradings by AI the learner has left today, in Vietnam; of a question, the last answer too',
  'revise.listQuestion': 'Questions of a revise set, five at a time',
  'revise.detailQuestion':
    'One question (revise set, question) with its key, the last answer and how it was graded',
  'revise.submitQuestion':
    'Stores one answer of a revise set; marks it by its key, or asks for the grading of a spoken one',
  'revise.redo': 'Begins a revise set again: its last answers are forgotten',
  'notebook.list':
    'The error notebook: what is to be reviewed today and on the next days (`due`), or every card (`all`, newest mistake first, found by words)',
  'notebook.review':
    'Notes how well a card was remembered; reviews count by their time, in whatever order they come',
  'notebook.words': 'Saves a word to the notebook; the pronunciation is filled in where it is known',
  'notebook.remove': 'Takes a card out of the notebook; a later mistake puts it back',
  'speech.scoreV2': `Scores how an English \`text\` of at most ${REFERENCE_MAX_WORDS} words is read aloud in the recording \`file\` (WebM, Ogg, MP4 or WAV, at most 25 MB, 3 minutes), as a whole and word by word. A recording that cannot be scored is declined, with the reason`,
  'speech.scoreV3': 'The same, with the sounds of each word',
  'speech.textToSpeech': `Says an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words`,
  'speech.speechToText':
    'Writes down the English said in the recording `file`, where a service for it is configured; nothing is made up where there is none',
  'speech.graphemeToPhoneme': `How the words of an English text of at most ${SPOKEN_MAX} characters and ${SPOKEN_MAX_WORDS} spoken words sound`,
  'speech.translate': 'The same as `/translation/translate`, for whoever calls the speech services',
  'translation.translate': `What an English text of at most ${TRANSLATION_MAX} characters means in Vietnamese: the meanings of its words, or for a learner, where a language model is configured, its sentences`,
  'learningReport.report':
    'What the learner did in a span of days: bands, share right by skill and by question type, minutes a week. Without `from` and `to`, the twelve weeks up to today',
  'learningReport.readings':
    'The newest readings aloud that were graded: their scores with ranges, and how each sound went',
  'roadmap.roadmap':
    'What a plan up to the exam is made of: where the learner stands, how far they are in each course, how much they studied this week',
  'vip.isVip': 'For which products the learner is VIP',
  'vip.isTutorVip': 'Whether the learner is VIP for online tutoring',
  'contact.courseAdvice':
    'Asks for a call about a learning path; of a signed-in learner the request is noted as theirs',
  'contact.ways':
    'Who runs the site and how they are reached, as its operator has told; null for what they have not',
  'payment.list':
    'How the centre is paid, as it states it itself, and what its courses cost; nothing is paid here',
  'address.provinces': 'The provinces and centrally run cities, by name',
  'address.districts':
    'What lies directly below a province. Districts were abolished on 1 July 2025: the wards, communes and special zones, by name',
  'address.wards':
    'What lies below one of the divisions of a province. Since 1 July 2025 nothing does: an empty list, or NOT_FOUND when the province has no such division',
  'questionReport.constants': 'The errors that a report of a question may name',
  'questionReport.report': 'Reports an error of a question; the same question may be reported again',
  'questionReport.reportOwn': 'The same as a command of a learner, to be sent later and arrive once',
  'holidayTheme.detailByKey':
    'The holiday theme of now or the next one, with its colours in fields whose names contain color; null when none is planned',
  'receipts.check':
    'Which of the commands (by their idempotency keys) that were acknowledged to the caller the server does not hold',
  'file.uploadToServer':
    'Takes one piece of a recording (headers upload-id, -offset, -length, -sha256, -type; body raw bytes). ' +
    'A piece that does not begin where the server stands changes nothing; the answer always says where it stands. ' +
    'An empty body only asks.',
  'file.getFile': "One of the learner's own recordings, as bytes",
};
