const mask = '…';

/** In this order: what a token contains must not be taken for something else first. */
const rules: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, `$1 ${mask}`],
  [/\beyJ[\w-]+(\.[\w-]*){0,4}/g, mask],
  [/[^\s@"'<>()=?&:/]+@[^\s@"'<>()?&/]+\.[a-z]{2,}/gi, mask],
  [/([?&][\w.[\]%-]+=)[^&#\s"')]*/g, `$1${mask}`],
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{32,}\b/gi, mask],
  [/\d(?:[ .-]?\d){8,}/g, mask],
];

/** A text without tokens, email addresses, runs of nine digits and values of queries [F32] [S14]. */
export const maskSecrets = (text: string): string =>
  rules.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
