/** A configured service did not help: it did not answer, refused, or answered what cannot be used. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble';
}
