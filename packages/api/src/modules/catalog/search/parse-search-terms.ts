/** More words than this are noise or an attack. */
const maxWords = 8;

/** The words that a user typed: lowercase letters and digits only, so that nothing in them can be an operator. */
export const parseSearchTerms = (typed: string): string[] =>
  (
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, maxWords);
