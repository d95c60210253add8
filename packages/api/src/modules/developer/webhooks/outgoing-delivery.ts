import type { Selectable } from 'kysely';
import type { WebhookDeliveries, WebhookEndpoints } from '../developer.tables.ts';

/** A delivery with the webhook that gets it. */
export type OutgoingDelivery = Selectable<WebhookDeliveries> & { endpoint: Selectable<WebhookEndpoints> };
