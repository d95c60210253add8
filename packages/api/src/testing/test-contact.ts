import type { TeamContact } from '@pasar/contract';

/** Of a market that named two of three. */
export const testContact: TeamContact = { email: 'halo@pasar.test', phone: null, whatsapp: '+628115550100' };
