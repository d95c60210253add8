import { createShippingOffer, day, endShippingOffer, updateShippingOffer } from '@pasar/api/testing';
import { at } from '../reference-model/model-fixture.ts';
import type { ShippingOfferTerms } from '../reference-model/shipping-offer-terms.ts';
import * as rules from '../reference-model/shipping-offers.ts';
import { nothing, type System, sendRequest, toCommandResult } from '../system/system.ts';
import type { ModelCommand } from './model-command.ts';
import { toHandlerResult } from './to-handler-result.ts';

const path = '/merchant/dashboard/shipping-offer';
const limits = ({ most, minSpend, province, courier, days }: ShippingOfferTerms, now: Date) => ({
  max_subsidy: most,
  min_spend: minSpend,
  provinces: province === null ? null : [province],
  couriers: courier === null ? null : [courier],
  date_start: now.toISOString(),
  date_end: days === null ? null : new Date(now.getTime() + days * day).toISOString(),
});
const unlimited: ShippingOfferTerms = {
  most: null,
  minSpend: 0,
  province: null,
  courier: null,
  days: null,
};

const byStaff = ({ market, sellers }: System) =>
  market.context({
    kind: 'user',
    userId: at(sellers, 0).id,
    sessionId: 0,
    merchantId: null,
    role: 'staff',
  });

const setByMarketplace = async (real: System, terms: ShippingOfferTerms, version: number | null) => {
  const ctx = byStaff(real);
  const form = { name_id: 'Gratis ongkir', name_en: 'Free shipping', ...limits(terms, ctx.clock.now()) };
  const shipping_offer_id = real.marketOffer;
  const { id } =
    version === null || shipping_offer_id === null
      ? await createShippingOffer({ ctx, input: form })
      : await updateShippingOffer({ ctx, input: { ...form, shipping_offer_id, version } });
  real.marketOffer = id;
};

/** A store or the marketplace promises to pay fares, in other words or for the first time. */
export const promiseShipping = ({
  payer,
  ...terms
}: ShippingOfferTerms & { payer: number }): ModelCommand => ({
  kind: payer === rules.marketplace ? 'the marketplace pays fares' : 'a store pays fares',
  text: `payer ${payer} pays fares: ${JSON.stringify(terms)}`,
  rule: (market) => rules.saveShippingOffer(market, payer, terms),
  act: async (real, market) => {
    const { version } = at(market.offers, payer);
    if (payer === rules.marketplace)
      return toHandlerResult(
        setByMarketplace(real, terms, rules.canChangeShippingOffer(market) ? version : null),
      );
    const offer = { is_active: true, scope: 'all', ...limits(terms, real.market.clock.now()), version };
    return toCommandResult(real, await sendRequest(real, at(real.sellers, payer), path, offer));
  },
});

/** From now on nobody reads the promise any more. */
export const endShipping = ({ payer }: { payer: number }): ModelCommand => ({
  kind: payer === rules.marketplace ? 'the marketplace pays no fares' : 'a store pays no fares',
  text: `payer ${payer} pays no fares`,
  rule: (market) => rules.endShippingOffer(market, payer),
  act: async (real, market) => {
    const { version } = at(market.offers, payer);
    if (payer === rules.marketplace)
      return toHandlerResult(
        endShippingOffer({
          ctx: byStaff(real),
          input: { id: real.marketOffer ?? nothing, reason: 'Selesai' },
        }),
      );
    const offer = { is_active: false, scope: 'all', ...limits(unlimited, real.market.clock.now()), version };
    return toCommandResult(real, await sendRequest(real, at(real.sellers, payer), path, offer));
  },
});
