import type { DataRouter } from 'react-router';
import { whenSignedIn } from './when-signed-in.ts';

/** Loads and starts what belongs to reminders once somebody is signed in, after the first frame. */
export const startRemindersForLearners = (router: DataRouter): void =>
  whenSignedIn(() => {
    void import('./follow-reminders.ts').then(({ followReminders }) => followReminders(router));
  });
