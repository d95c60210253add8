/** Enough of an address for its owner to know it, and too little for others to use it. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
