import '#server/process/faster-imports.ts';
import { lastResort } from '#server/log/last-resort.ts';
import { readArgs } from './read-args.ts';

interface Command {
  usage: string;
  run: (args: string[]) => Promise<number>;
}

const IMPORT_OPTIONS = { out: { type: 'string' } } as const;

/** Commands available to the operator. Each loads only what it needs. */
const COMMANDS: Record<string, Command> = {
  advice: {
    usage: 'advice list [--all] [--json|--csv] | advice take ID [--by NAME] | advice close ID',
    run: async (args) => (await (await import('./advice.ts')).adviceCommand(args)) ?? usage(),
  },
  audit: {
    usage:
      'audit list [--actor ID|command-line] [--subject ID] [--action NAME] [--before ID] [--json|--csv] | audit verify [--head HASH] [--heads FILE …] [--key PUBLIC-KEY …]',
    run: async (args) => (await (await import('./audit.ts')).auditCommand(args)) ?? usage(),
  },
  'check-content': {
    usage: 'check-content DIR',
    run: async ([dir]) => (dir ? (await import('./check-content.ts')).checkContent(dir) : usage()),
  },
  demo: {
    usage: 'demo --teacher PHONE --learner PHONE [--learner PHONE …] --link HTTPS-ADDRESS',
    run: async (args) => (await (await import('./demo.ts')).demoCommand(args)) ?? usage(),
  },
  grading: {
    usage:
      'grading list [--json] | grading show ID --out DIR | grading submit ID FILE.json | grading failed [--json] | grading retry ID|all',
    run: async (args) => (await (await import('./grading.ts')).gradingCommand(args)) ?? usage(),
  },
  grant: {
    usage:
      'grant PHONE COURSE|vip:courses|vip:tutoring|vip:conversation|vip:speaking|role:teacher|role:operator [YYYY-MM-DD] [WAY=YYYY-MM-DD …]',
    run: async ([phone, what, ...days]) =>
      phone && what ? (await import('./grant.ts')).grantCommand(phone, what, days) : usage(),
  },
  import: {
    usage: 'import FILE|DIR --out DIR',
    run: async (args) => {
      const { values: { out } = {}, positionals: [source, more] = [] } = readArgs(args, IMPORT_OPTIONS) ?? {};
      return source && out && more === undefined
        ? (await import('./import/import-command.ts')).importCommand(source, out)
        : usage();
    },
  },
  maintenance: {
    usage: 'maintenance on [--until HH:MM|YYYY-MM-DDTHH:MM] | maintenance off',
    run: async (args) => (await (await import('./maintenance.ts')).maintenanceCommand(args)) ?? usage(),
  },
  news: {
    usage: 'news TITLE TEXT [--page PATH]',
    run: async (args) => (await (await import('./news.ts')).newsCommand(args)) ?? usage(),
  },
  outage: {
    usage: 'outage list | outage add --from YYYY-MM-DDTHH:MM --to YYYY-MM-DDTHH:MM | outage remove ID',
    run: async (args) => (await (await import('./outage.ts')).outageCommand(args)) ?? usage(),
  },
  reports: {
    usage: 'reports list [--all] [--json|--csv] | reports answer ID TEXT | reports close ID',
    run: async (args) => (await (await import('./reports.ts')).reportsCommand(args)) ?? usage(),
  },
  revoke: {
    usage: 'revoke PHONE role:teacher|role:operator',
    run: async ([phone, what, more]) =>
      phone && what && more === undefined ? (await import('./grant.ts')).revokeCommand(phone, what) : usage(),
  },
  'second-factor': {
    usage: 'second-factor reset PHONE',
    run: async ([action, phone, more]) =>
      action === 'reset' && phone && more === undefined
        ? (await import('./second-factor.ts')).secondFactorCommand(phone)
        : usage(),
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
