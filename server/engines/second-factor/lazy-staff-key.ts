import type { Config } from '#server/config/config.ts';
import { openStaffKey, type StaffKey } from './staff-key.ts';

/** Opens the key when it is first needed: a site without staff has none. */
export function lazyStaffKey(config: Config): () => StaffKey {
  let opened: StaffKey | null = null;
  return () => {
    opened ??= openStaffKey(config);
    return opened;
  };
}
