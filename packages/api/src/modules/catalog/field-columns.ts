import { plainProductFields, plainVariantFields } from '@pasar/contract';

const keysOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T & string)[];

/** The columns that a seller's form fills in, by the declared fields. */
export const productColumns = keysOf(plainProductFields);
export const variantColumns = keysOf(plainVariantFields);
