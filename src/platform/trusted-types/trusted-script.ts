/// <reference types="vite/client" />
import { createPolicy } from './trusted-types.ts';

/** The scripts that the app starts by URL: the service worker's two, and the workers that score readings and recognise speech. */
const OWN_SCRIPT = /^\/(?:sw\.js|sw-lazy\.js|assets\/(?:recogniser|score)-worker-[\w-]+\.js)$/;

/** @param url path below this origin; a URL of another origin is never ours, whatever its path */
export const isAppScript = (url: string): boolean => OWN_SCRIPT.test(url);

function ownScript(url: string): string {
  // In development, workers are served from the paths of their sources.
  if (!import.meta.env.DEV && !isAppScript(url)) throw new TypeError(`not our script: ${url}`);
  return url;
}

const policy = createPolicy('luyen-script', { createScriptURL: ownScript });

/** @param url path of one of the app's own workers. Throws for any other, in every browser. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? ownScript(url);
