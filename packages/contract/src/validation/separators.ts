/** Spaces, dashes and brackets that people put between digits, and the invisible characters of pasted text. */
const separators = /[\s.,/\\()_'\-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export const withoutSeparators = (text: string): string => text.replace(separators, '');
