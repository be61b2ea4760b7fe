import type { Config } from '#server/config/config.ts';
import { type LocalEngines, openLocalEngines } from '#server/engines/speech-engines.ts';

let shared: LocalEngines | undefined;

/**
 * Engines for all files that a worker of Vitest runs, since each of them would load the same models again for five
 * seconds. What a bad recording ends begins anew by itself. They end with the worker.
 * @returns undefined for a service that is not to recognise speech, which has its own
 */
export function sharedEngines(config: Config): LocalEngines | undefined {
  if (config.SPEECH_RECOGNITION === 'off') return undefined;
  shared ??= openLocalEngines(config);
  return { ...shared, close: async () => undefined };
}
