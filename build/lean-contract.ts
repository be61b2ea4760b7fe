import type { Plugin } from 'vite';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';

const SUMMARY = /^ {2}summary:\s+(['"`]).*\1,$/gm;
/** The app takes any code that is declared at all. */
const ERRORS = /^ {2}errors: \[[^\]]*\],$/gm;

/** The source of a file of endpoints without what their calls are for, and what each may be refused with. */
export const ofApp = (source: string): string => source.replace(SUMMARY, '').replace(ERRORS, '');

/** `contract/protocol/commands.ts` as a list: searching all endpoints would load them all. */
function listOfCommands(): string {
  const commands = EVERY_ENDPOINT.flatMap(({ operation, endpoint }) =>
    endpoint.kind === 'command' ? `['${endpoint.storedAs}', ENDPOINTS.${operation}],` : [],
  );
  return `import { ENDPOINTS } from './endpoints.ts';\nexport const COMMANDS = new Map([${commands.join('')}]);`;
}

/** Leaves out of the app what it does not need of the contract. For each build that has calls. */
export const leanContract = (): Plugin => ({
  name: 'luyen:lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:endpoints\/|protocol\/commands\.ts$)/ },
    handler: (source, id) => ({
      code: id.endsWith('/commands.ts') ? listOfCommands() : ofApp(source),
      map: null,
    }),
  },
});
