import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const address = v.nullable(v.string());

/** Where the people behind this marketplace can be reached; null where they named nothing. */
export const TeamContact = v.object({
  email: address,
  /** As `+62215550100`. */
  phone: address,
  /** As `+628115550100`. */
  whatsapp: address,
});
export type TeamContact = v.InferOutput<typeof TeamContact>;

/** About the marketplace itself; added to the specification. */
export const market = {
  contact: endpoint({
    method: 'GET',
    path: '/market/contact',
    summary: 'Where the people behind this marketplace can be reached',
    data: TeamContact,
  }),
};
