/** Whether the learner may open a page could not be found out. */
export class AccessUnknown extends Error {
  override name = 'AccessUnknown';
}
