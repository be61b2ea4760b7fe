export interface OfferFacts {
  /** Notifications can come to this device, at once or after installing the app. */
  isPossible: boolean;
  isOn: boolean;
  /** Days on which the learner completed something on this device. */
  studyDays: number;
  studiedToday: boolean;
  /** The learner has said no here, or turned reminders off. */
  isDeclined: boolean;
}

/** From the second day on, somebody may want to come back; never on a first visit. */
const FROM_DAY = 2;

/** Whether this is a good moment to offer reminders: after the day's work, to whoever has come back, once. */
export const shouldOffer = ({ isPossible, isOn, studyDays, studiedToday, isDeclined }: OfferFacts): boolean =>
  isPossible && !isOn && !isDeclined && studiedToday && studyDays >= FROM_DAY;
