/** An absolute path of this machine; not the path of an address. */
const absolutePath = /(?<![\w:/.])\/(?:[\w.@+~-]+\/)+[\w.@+~-]*/g;

/** Removes folders from a text for a remote reader: of a path only its last name remains. */
export const withoutFolders = (text: string): string =>
  text.replace(absolutePath, (path) => path.split('/').filter(Boolean).at(-1) ?? path);
