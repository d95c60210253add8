/** What a development session sends to open pages; no part of a release. */
export const isForOpenPages = (file: string): boolean => file.includes('.hot-update.');

export const isScriptOfRelease = (file: string): boolean => file.endsWith('.js') && !isForOpenPages(file);
