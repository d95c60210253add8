/** Keys of stores start with this; tokens of sessions do not. */
export const keyStart = 'pasar_';

/** Whether an Authorization header holds a key of a store. */
export const isKeyHeader = (header: string): boolean => header.toLowerCase().startsWith(`bearer ${keyStart}`);
