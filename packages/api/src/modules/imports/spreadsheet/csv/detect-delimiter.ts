const candidates = [',', ';', '\t'] as const;

/** The delimiter of a CSV text: the one that occurs most in its first line, outside quotes. */
export const detectDelimiter = (text: string): string => {
  const counts = new Map<string, number>(candidates.map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '\n' || sign === '\r') break;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return candidates.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best));
};
