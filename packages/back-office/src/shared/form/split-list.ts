/** The parts of a text with commas. */
export const splitList = (text: string): string[] => text.split(',').filter(Boolean);
