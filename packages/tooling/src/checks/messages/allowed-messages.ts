/** Texts of two words or more that read the same in both languages: names, and words that Indonesian took over. */
export const allowedEqual: ReadonlySet<string> = new Set([
  'Checkout | Pasar',
  'Non-PKP',
  'Flash sale',
  'Flash sale | Pasar',
  'Pre-order',
]);

/** What holds a word of the other language and stays: the specification writes it so. */
export const allowedMixed: readonly string[] = ['0878***** atau 02******'];
