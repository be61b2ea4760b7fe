import { LEASE_MINUTES } from '../teacher-desk.ts';
import type { OperationName } from './endpoints.ts';

type DeskOperation = Extract<
  OperationName,
  | `operator${string}`
  | `staff.${string}`
  | `teacherClasses.${string}`
  | `teacherDesk.${string}`
  | `teacherLessons.${string}`
>;

/** What each call for those who teach and run the centre is for. */
export const DESK_SUMMARIES: Readonly<Record<DeskOperation, string>> = {
  'teacherDesk.queue': 'Work waiting for a teacher, most urgent first, page by page; it identifies nobody',
  'teacherDesk.task': "A work that the teacher holds, with its draft and without the AI's estimate",
  'teacherDesk.recording': 'The recording of a work that the teacher holds, as bytes',
  'teacherDesk.take':
    'Claims the most urgent work that nobody holds, or returns one whose claim was not received; null if nothing waits',
  'teacherDesk.claim': `Claims a certain work. It is given back when nothing of it is saved for ${LEASE_MINUTES} minutes`,
  'teacherDesk.release': 'Gives a work back to the queue; the draft stays',
  'teacherDesk.reveal':
    "Stores the teacher's bands, then answers with the AI's estimate. The first bands stay; later ones are compared with them",
  'teacherDesk.saveDraft': 'Stores one part of a draft unless a newer one is stored; holds the work longer',
  'teacherDesk.submit':
    "Submits a teacher's verdict on the version of the answer that they read. It never replaces another verdict",
  'teacherDesk.conflict': "Another teacher's verdict on a work, and this teacher's draft of it",
  'teacherDesk.settle': "Lets the other verdict stand; keeps this teacher's as a second opinion, or not",
  'teacherDesk.mine':
    "The teacher's latest gradings with messages and second opinions, and those that they gave",
  'teacherDesk.message': 'Writes to the learner about a grade that this teacher gave',
  'teacherDesk.readReply': 'The teacher has read what the learner answered',
  'teacherDesk.phrases': "The teacher's own phrases, most used first",
  'teacherDesk.savePhrase': 'Adds a phrase, or rewrites it',
  'teacherDesk.usePhrase': 'Counts a use of a phrase, which moves it up',
  'teacherDesk.removePhrase': 'Removes a phrase',
  'teacherDesk.agreement': 'How often the AI and teachers agree, by month, kind of work and criterion',
  'teacherClasses.list': "The teacher's own classes, newest first, with the next lesson of each",
  'teacherClasses.one':
    'A class of the teacher: its members with attendance, homework and last day of study, and its lessons in order',
  'teacherClasses.findExercises':
    'Exercises that can be set as homework, by words of their title with or without accents, or by their id',
  'teacherClasses.findMaterials':
    'Study sheets by words of their title, and files of the content by their name',
  'teacherLessons.one':
    'A lesson of a class of the teacher: attendance, homework with how far each member is, notes, materials',
  'teacherLessons.describe': 'Changes title and summary of a lesson',
  'teacherLessons.mark':
    'Records who was at a lesson, from when its room opens; goes before what joining recorded',
  'teacherLessons.setHomework': 'Sets an exercise as homework of a lesson; members are told',
  'teacherLessons.removeHomework': 'Takes homework back; work that was done stays',
  'teacherLessons.writeNote': 'Writes a note to the class or to one member, who are told',
  'teacherLessons.changeNote': 'Rewrites a note of the teacher',
  'teacherLessons.removeNote': 'Removes a note of the class',
  'teacherLessons.addMaterial': 'Adds a study sheet, or a file of the content, to a lesson',
  'teacherLessons.removeMaterial': 'Removes a material from a lesson',
  'staff.me': 'Roles of the signed-in learner, and whether this session is open to calls of staff',
  'staff.enrol':
    'Begins to set up the second factor: a new secret for the authenticator app. Possible until one is confirmed; an ' +
    'earlier secret is void',
  'staff.confirm':
    'Confirms the second factor with its first code, opens the session and gives the recovery codes, once',
  'staff.verify':
    'Opens this session to calls of staff with a code of the app or a recovery code; neither is accepted twice',
  'staff.newRecoveryCodes': 'Replaces the recovery codes; the earlier ones are void',
  'staff.auditTrail': 'The audit trail, newest first, by actor, learner or action',
  'operatorAdvice.find':
    'Requests for advice by state, by who has them and by the end of a phone number: open ones from the oldest on, others from the newest. Numbers are masked',
  'operatorAdvice.one': 'One request with the number to call, notes and history',
  'operatorAdvice.take': 'Takes a request on; somebody else who has it is named in the refusal',
  'operatorAdvice.release': 'Gives a request back, also that of somebody else',
  'operatorAdvice.move':
    'Takes a request to its next state, from the one that the operator saw. With `enrolled` it may grant a course at once',
  'operatorAdvice.note': 'Adds a note; notes are never changed',
  'operatorAdvice.exportCsv': 'All requests in a state as CSV, without formulas',
  'operatorLearners.find': 'Learners by a phone number or its last four digits and more. Numbers are masked',
  'operatorLearners.one':
    'What the desk needs to help a learner: grants, sessions, roles; none of their work',
  'operatorLearners.showPhone': 'The whole phone number of a learner',
  'operatorLearners.grant': 'Grants a course or a VIP product, or changes its last day',
  'operatorLearners.endGrant':
    'Takes a grant back: one that has not begun is deleted, a course that has ends yesterday',
  'operatorLearners.endSessions': 'Signs the learner out on one device, or on all',
  'operatorLearners.offerData':
    'Tells the learner that they can download a copy of their data, at most once a day; the desk never sees it',
  'operatorLearners.remove':
    'Deletes the learner and all data stored about them, with their number typed as confirmation; not somebody with a role',
  'operatorLearners.giveRole':
    'Gives somebody a role, or changes its last day; a new operator is only asked for',
  'operatorLearners.endRole': 'Takes a role away, with the sessions open to it; nobody takes away their own',
  'operatorLearners.roleRequests': 'Requests for new operators that wait for a second operator, or for a day',
  'operatorLearners.approveRole': 'Agrees to a request of another operator: the role counts from now on',
  'operatorLearners.declineRole': 'Refuses a request, or takes back one of the operator themselves',
  'operatorReports.list': 'Reports of questions: open ones from the oldest on, closed ones from the newest',
  'operatorReports.answer': 'Answers and closes a report; the learner is notified',
  'operatorReports.close': 'Closes a report without an answer',
  'operatorOperations.failedGradings': 'Gradings and other jobs that failed for good, oldest first',
  'operatorOperations.retryGradings': 'Puts failed gradings and other jobs back into their queues',
  'operatorOperations.spending': 'What external services cost, by day in Vietnam',
  'operatorOperations.content': 'The content that is served, since when, and the themes of holidays',
  'operatorOperations.checkContent': 'Checks the pack in the content folder; problems with file and line',
  'operatorOperations.verifyAudit': 'Whether the audit trail is whole and unchanged',
  'operatorOperations.site': 'Whether the site is closed for maintenance',
  'operatorOperations.closeSite': 'Closes the site for some minutes, after which it opens by itself',
  'operatorOperations.openSite': 'Opens the site again before its time',
  'operatorOperations.sendNews': 'Notifies all learners who want news',
  'operatorFigures.weekly':
    'Registrations, active learners, practice, grading times, streaks and agreement of bands over the last weeks, at most twelve',
  'operatorClasses.list': 'Classes, newest first, and the teachers who can be given one',
  'operatorClasses.one':
    'A class with its members, whose numbers are masked, and its lessons with their homework',
  'operatorClasses.make': 'Makes a class; a code that is taken is refused',
  'operatorClasses.change': 'Changes a class; another teacher must be free at all lessons to come',
  'operatorClasses.setClosed': 'Ends a class before its last lesson, or opens it again',
  'operatorClasses.addMember': 'Lets the learner with a number into a class',
  'operatorClasses.removeMember': 'Ends a membership; attendance and notes stay',
  'operatorLessons.add': 'Plans a lesson, where neither class nor teacher have another one',
  'operatorLessons.move': 'Moves a lesson that is not over; members are told',
  'operatorLessons.rename': 'Changes the title of a lesson',
  'operatorLessons.cancel': 'Cancels a lesson that is not over; members are told',
  'operatorLessons.setHomework': 'Sets an exercise of the content as homework of a lesson; members are told',
  'operatorLessons.removeHomework': 'Takes homework back; work that was done stays',
};
