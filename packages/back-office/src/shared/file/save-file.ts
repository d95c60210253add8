/** Saves bytes or a text as a file of the browser; the page stays where it is. */
export const saveFile = (name: string, parts: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
