/** Groups `081234567890` for reading: `0812 3456 7890`. */
export const groupPhone = (phone: string): string => phone.replace(/(\d{4})(?=\d)/g, '$1 ').trim();
