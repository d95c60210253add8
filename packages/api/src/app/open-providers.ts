import type { Platform } from '../platform/context.ts';
import {
  type BiteshipSettings,
  createBiteshipCourier,
} from '../providers/biteship/create-biteship-courier.ts';
import {
  createXenditPayouts,
  type XenditPayoutSettings,
} from '../providers/xendit-payouts/create-xendit-payouts.ts';

/** The services that are set up, with their keys and addresses. */
export interface ProviderSettings {
  biteship?: BiteshipSettings;
  xenditPayouts?: XenditPayoutSettings;
}

export type Providers = Pick<Platform, 'courierProviders' | 'payoutProviders'>;

/** The adapters of the services that are set up. */
export const openProviders = ({ biteship, xenditPayouts }: ProviderSettings = {}): Providers => ({
  courierProviders: biteship ? [createBiteshipCourier(biteship)] : [],
  payoutProviders: xenditPayouts ? [createXenditPayouts(xenditPayouts)] : [],
});
