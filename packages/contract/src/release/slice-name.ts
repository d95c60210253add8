/** The name of the shell or of a slice; the registry knows which slices there are of releases. */
export type AppName = string;
export type SliceName = string;

/** What a name may look like: it becomes a part of paths, keys and page ids. */
export const sliceNamePattern = /^[a-z][a-z0-9-]{1,23}$/;
