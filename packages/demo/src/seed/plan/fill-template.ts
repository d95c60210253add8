/** What the slots of a text stand for: `{brand}`, or `{BRAND}` in capitals. */
export interface Slots {
  brand: string;
  line: string;
  size: string;
  /** What is inside. */
  net: string;
}

/** Fills the slots of a text and tidies what empty ones leave behind. */
export const fillTemplate = (template: string, slots: Slots): string =>
  template
    .replace(/\{(brand|line|size|net)\}/gi, (_, slot: string) => {
      const words = slots[slot.toLowerCase() as keyof Slots];
      return slot === slot.toUpperCase() ? words.toUpperCase() : words;
    })
    .replace(/ +/g, ' ')
    .trim();

/** Begins a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Goes on inside a sentence; names of two parts and abbreviations stay as they are. */
export const uncapitalize = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![-\w])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Words for an address: small letters, digits and hyphens. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
