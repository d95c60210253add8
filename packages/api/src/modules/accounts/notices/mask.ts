/** Enough of an address or a number for its owner to know it, and too little for others to use it. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
export const maskPhone = (phone: string): string => phone.replace(/^(.{4}).*(.{2})$/, '$1****$2');
