import { LEVEL_CARD } from '../messages/course.ts';

/** Going up a level is worked out on this device until the server confirms it. */
export const Provisional = () => (
  <p role="status" className="text-sm text-muted">
    {LEVEL_CARD.provisional}
  </p>
);
