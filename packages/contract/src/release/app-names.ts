/** Apart from the schemas: the shell's own script needs the names alone. */
export const appNames = ['shell', 'storefront', 'buyer', 'seller', 'auth'] as const;
export type AppName = (typeof appNames)[number];
export const sliceNames = ['storefront', 'buyer', 'seller', 'auth'] as const;
export type SliceName = (typeof sliceNames)[number];
