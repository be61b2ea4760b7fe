/** Offers a file to the learner as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
