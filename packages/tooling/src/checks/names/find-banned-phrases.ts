/** Phrases that read well only in a private language, and what to say instead. */
const bannedPhrases: readonly [phrase: RegExp, instead: string][] = [
  [/\bunless said\b/i, 'state the default'],
  [/\bgo(?:es)? by\b/i, 'use, follow'],
  [/\blets? in\b/i, 'accept, approve'],
  [/\bcomes? to life\b/i, 'start, hydrate'],
  [/\b(?:is|are) told\b(?! apart)/i, 'is shown, is reported'],
  [/\bof (?:its|their) own\b(?! \w)/i, 'separate, its own …'],
  [/\bstands\b(?! (?:for|out|still)\b)/i, 'is, appears'],
];

/** The banned phrases in a line of prose or code, each with its replacement. */
export const findBannedPhrases = (line: string): string[] =>
  bannedPhrases.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(line) ?? [];
    return found ? [`"${found}": ${instead}`] : [];
  });
