import * as account from './schema-account.ts';
import * as certificate from './schema-certificate.ts';
import * as contact from './schema-contact.ts';
import * as content from './schema-content.ts';
import * as conversation from './schema-conversation.ts';
import * as desk from './schema-desk.ts';
import * as grading from './schema-grading.ts';
import * as jobs from './schema-jobs.ts';
import * as learning from './schema-learning.ts';
import * as learningTrial from './schema-learning-trial.ts';
import * as maintenance from './schema-maintenance.ts';
import * as notebook from './schema-notebook.ts';
import * as progress from './schema-progress.ts';
import * as pronunciation from './schema-pronunciation.ts';
import * as push from './schema-push.ts';
import * as report from './schema-report.ts';
import * as sounds from './schema-sounds.ts';
import * as speaking from './schema-speaking.ts';
import * as speakingContent from './schema-speaking-content.ts';
import * as speakingPractice from './schema-speaking-practice.ts';
import * as staff from './schema-staff.ts';
import * as storage from './schema-storage.ts';
import * as study from './schema-study.ts';
import * as teacherDesk from './schema-teacher-desk.ts';
import * as tutoring from './schema-tutoring.ts';
import * as vip from './schema-vip.ts';

/** All tables, for query types and drizzle-kit. */
export const schema = {
  ...account,
  ...contact,
  ...conversation,
  ...desk,
  ...content,
  ...maintenance,
  ...jobs,
  ...notebook,
  ...progress,
  ...pronunciation,
  ...push,
  ...report,
  ...sounds,
  ...speakingPractice,
  ...speaking,
  ...speakingContent,
  ...staff,
  ...storage,
  ...study,
  ...grading,
  ...certificate,
  ...learning,
  ...learningTrial,
  ...tutoring,
  ...teacherDesk,
  ...vip,
};
