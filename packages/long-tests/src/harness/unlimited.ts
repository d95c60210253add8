import type { Limits } from '@pasar/api/testing';

/** A crowd behind one address is the point of a proof. */
export const unlimited: Partial<Limits> = {
  requestsPerUser: 1_000_000,
  requestsPerAddress: 1_000_000,
  codesPerAddress: 1_000_000,
  uploadsPerAddress: 1_000_000,
};
