/** `081234567890` as people read it: `0812 3456 7890`. */
export const groupPhone = (phone: string): string => phone.replace(/(\d{4})(?=\d)/g, '$1 ').trim();
