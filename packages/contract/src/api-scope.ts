/** What a key of a store may open, area by area (people W60). Money that leaves, people and talk are no part of it. */
export const apiScopes = [
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
  'wallet:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Whether a key with these scopes may make a call: one that the call names is enough. */
export const hasApiScope = (has: readonly ApiScope[], wanted: readonly ApiScope[] | undefined): boolean =>
  wanted?.some((scope) => has.includes(scope)) ?? false;
