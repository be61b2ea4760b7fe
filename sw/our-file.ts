/** Whether an answer can be the file of this path: complete, not redirected, and HTML only where HTML belongs. */
export function isOurFile(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false;
  const isPage = path === '/' || path.endsWith('.html');
  const saysPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage === saysPage;
}
