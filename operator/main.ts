import { lastResort } from '#server/log/last-resort.ts';
import { adviceCommand } from './advice.ts';
import { auditCommand } from './audit.ts';
import { checkContent } from './check-content.ts';
import { demoCommand } from './demo.ts';
import { gradingCommand } from './grading.ts';
import { grantCommand, revokeCommand } from './grant.ts';
import { importCommand } from './import/import-command.ts';
import { maintenanceCommand } from './maintenance.ts';
import { newsCommand } from './news.ts';
import { outageCommand } from './outage.ts';
import { readArgs } from './read-args.ts';
import { reportsCommand } from './reports.ts';
import { secondFactorCommand } from './second-factor.ts';

interface Command {
  usage: string;
  run: (args: string[]) => Promise<number>;
}

const IMPORT_OPTIONS = { out: { type: 'string' } } as const;

/** Commands available to the operator. */
const COMMANDS: Record<string, Command> = {
  advice: {
    usage: 'advice list [--all] [--json|--csv] | advice take ID [--by NAME] | advice close ID',
    run: async (args) => (await adviceCommand(args)) ?? usage(),
  },
  audit: {
    usage:
      'audit list [--actor ID|command-line] [--subject ID] [--action NAME] [--before ID] [--json|--csv] | audit verify [--head HASH] [--heads FILE …] [--key PUBLIC-KEY …]',
    run: async (args) => (await auditCommand(args)) ?? usage(),
  },
  'check-content': {
    usage: 'check-content DIR',
    run: async ([dir]) => (dir ? checkContent(dir) : usage()),
  },
  demo: {
    usage: 'demo --teacher PHONE --learner PHONE [--learner PHONE …] --link HTTPS-ADDRESS',
    run: async (args) => (await demoCommand(args)) ?? usage(),
  },
  grading: {
    usage:
      'grading list [--json] | grading show ID --out DIR | grading submit ID FILE.json | grading failed [--json] | grading retry ID|all',
    run: async (args) => (await gradingCommand(args)) ?? usage(),
  },
  grant: {
    usage:
      'grant PHONE COURSE|vip:courses|vip:tutoring|vip:conversation|vip:speaking|role:teacher|role:operator [YYYY-MM-DD] [WAY=YYYY-MM-DD …]',
    run: async ([phone, what, ...days]) => (phone && what ? grantCommand(phone, what, days) : usage()),
  },
  import: {
    usage: 'import FILE|DIR --out DIR',
    run: async (args) => {
      const { values: { out } = {}, positionals: [source, more] = [] } = readArgs(args, IMPORT_OPTIONS) ?? {};
      return source && out && more === undefined ? importCommand(source, out) : usage();
    },
  },
  maintenance: {
    usage: 'maintenance on [--until HH:MM|YYYY-MM-DDTHH:MM] | maintenance off',
    run: async (args) => (await maintenanceCommand(args)) ?? usage(),
  },
  news: {
    usage: 'news TITLE TEXT [--page PATH]',
    run: async (args) => (await newsCommand(args)) ?? usage(),
  },
  outage: {
    usage: 'outage list | outage add --from YYYY-MM-DDTHH:MM --to YYYY-MM-DDTHH:MM | outage remove ID',
    run: async (args) => (await outageCommand(args)) ?? usage(),
  },
  reports: {
    usage: 'reports list [--all] [--json|--csv] | reports answer ID TEXT | reports close ID',
    run: async (args) => (await reportsCommand(args)) ?? usage(),
  },
  revoke: {
    usage: 'revoke PHONE role:teacher|role:operator',
    run: async ([phone, what, more]) =>
      phone && what && more === undefined ? revokeCommand(phone, what) : usage(),
  },
  'second-factor': {
    usage: 'second-factor reset PHONE',
    run: async ([action, phone, more]) =>
      action === 'reset' && phone && more === undefined ? secondFactorCommand(phone) : usage(),
  },
};

function usage(): number {
  console.error('usage: npm run operator -- <command>');
  for (const command of Object.values(COMMANDS)) console.error(`  ${command.usage}`);
  return 2;
}

lastResort();
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
process.exitCode = command ? await command.run(args) : usage();
