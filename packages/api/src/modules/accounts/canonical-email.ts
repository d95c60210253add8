/** The form in which addresses are stored and compared. */
export const canonicalEmail = (email: string): string => email.trim().toLowerCase();
