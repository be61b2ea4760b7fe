import * as account from './schema-account.ts';
import * as certificate from './schema-certificate.ts';
import * as contact from './schema-contact.ts';
import * as content from './schema-content.ts';
import * as learning from './schema-learning.ts';
import * as notebook from './schema-notebook.ts';
import * as progress from './schema-progress.ts';
import * as report from './schema-report.ts';
import * as vip from './schema-vip.ts';

/** All tables, for the queries' types and for drizzle-kit. */
export const schema = {
  ...account,
  ...certificate,
  ...contact,
  ...content,
  ...learning,
  ...notebook,
  ...progress,
  ...report,
  ...vip,
};
