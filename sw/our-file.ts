/** Whether a response can be the file at this path: complete, not redirected, and HTML only where expected. */
export function isOurFile(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false;
  const isPage = path === '/' || path.endsWith('.html');
  const saysPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage === saysPage;
}
