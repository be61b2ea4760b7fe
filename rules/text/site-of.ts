/** The site of a web address, such as `news.example`; the address itself if it cannot be read. */
export function siteOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}
