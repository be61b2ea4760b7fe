import pino, { type Logger } from 'pino';
import { createLog } from '#server/log/create-log.ts';

/** The log of a command: JSON on stderr, since stdout carries the output. */
export const operatorLog = (): Logger => createLog('info', pino.destination({ dest: 2, sync: true }));
