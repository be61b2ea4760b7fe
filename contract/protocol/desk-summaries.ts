import type { OperationName } from './endpoints.ts';

type DeskOperation = Extract<OperationName, `operator${string}`>;

/** What each call of the operator's desk is for. */
export const DESK_SUMMARIES: Readonly<Record<DeskOperation, string>> = {
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
  'operatorLearners.giveRole': 'Gives somebody a role, or changes its last day',
  'operatorLearners.endRole': 'Takes a role away; nobody takes away their own',
  'operatorReports.list': 'Reports of questions: open ones from the oldest on, closed ones from the newest',
  'operatorReports.answer': 'Answers and closes a report; the learner is notified',
  'operatorReports.close': 'Closes a report without an answer',
  'operatorOperations.failedGradings': 'Gradings whose last try failed, oldest first',
  'operatorOperations.retryGradings': 'Puts failed gradings back into the queue',
  'operatorOperations.spending': 'What external services cost, by day in Vietnam',
  'operatorOperations.content': 'The content that is served, since when, and the themes of holidays',
  'operatorOperations.checkContent': 'Checks the pack in the content folder; problems with file and line',
  'operatorOperations.verifyAudit': 'Whether the audit trail is whole and unchanged',
  'operatorOperations.site': 'Whether the site is closed for maintenance',
  'operatorOperations.closeSite': 'Closes the site for some minutes, after which it opens by itself',
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
