/** An absolute path of this machine; not the path of an address. */
const absolutePath = /(?<![\w:/.])\/(?:[\w.@+~-]+\/)+[\w.@+~-]*/g;

/** A text for somebody who is not at this machine: of a path only its last name is told. */
export const withoutFolders = (text: string): string =>
  text.replace(absolutePath, (path) => path.split('/').filter(Boolean).at(-1) ?? path);
