import type { Checkout, CheckoutOrder } from '@pasar/contract';
import { linkTo, useLocalNavigate, useSubmit } from '@pasar/slice-kit';
import { Card, Notice } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { AddressPicker } from '../features/address-book/index.ts';
import {
  AddressSection,
  type CheckoutView,
  findSharedAddress,
  firstGap,
  type Gap,
  gapTarget,
  InvoiceRow,
  isBuyable,
  PromoRow,
  Summary,
  TotalChanged,
  useCheckout,
  useDropshipDrafts,
  useNoteDrafts,
  WalletSwitch,
  whatChanged,
} from '../features/checkout/index.ts';
import {
  findLimit,
  PayBar,
  PayButton,
  PaymentMethods,
  useMethodSelection,
  usePay,
} from '../features/pay/index.ts';
import { NoJavascriptNotice } from '../shared/no-javascript-notice/index.ts';
import { withScripts } from '../shared/with-scripts.ts';
import { CheckoutOrderCard } from './checkout-order.tsx';
import * as style from './checkout-page.styles.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

/** What was rejected, and what the user saw before: the difference is shown until another action. */
interface Refusal {
  text: string;
  before: Checkout;
}

/** Why it cannot be paid whatever is selected on this page; other gaps are shown when the buyer tries. */
const barrierOf = ({ blocked }: Checkout): string | null =>
  blocked?.reason === 'no_payment_method' || blocked?.reason === 'amount_out_of_range'
    ? blocked.message
    : null;

/** One checkout: where to, how, with which promos, paid by what, and for how much. */
export const OpenCheckout = ({ loaded }: { loaded: CheckoutView }) => {
  const { t } = useTranslation('storefront');
  const navigate = useLocalNavigate();
  const { revalidate } = useRevalidator();
  const { checkout, promos, put, change: send, changeQuietly, busy } = useCheckout(loaded);
  const { method, choose } = useMethodSelection(
    checkout.payment_methods.filter((one) => findLimit(one, checkout.summary.payable) === null),
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [gap, setGap] = useState<Gap | null>(null);
  const dropships = useDropshipDrafts();
  const notes = useNoteDrafts();
  /** For which order an address is being selected; null: for all. */
  const [picking, setPicking] = useState<{ order: CheckoutOrder | null } | null>(null);
  const { summary, orders } = checkout;
  const address = findSharedAddress(checkout);
  const canBuy = isBuyable(checkout);
  const changed = whatChanged(checkout, refusal?.before ?? null);
  const chosenMethod = checkout.payment_methods.find(({ code }) => code === method);
  const methodName = summary.payable > 0 ? chosenMethod?.name : undefined;

  const change: typeof send = async (one, refused) => {
    const made = await send(one, refused);
    if (made) setRefusal(null);
    return made;
  };

  const { pay, paying } = usePay(({ refusal: { preview }, text }) => {
    if (!preview) return void revalidate();
    const { status, order_group_code } = preview.checkout;
    if (status === 'paid' && order_group_code)
      return void navigate(linkTo('storefront.payment', { code: order_group_code }), { replace: true });
    setRefusal({ text, before: checkout });
    put({ checkout: preview.checkout, promos: preview.all_promo });
  });

  /** A note that is still being typed goes with its order. */
  const saveNotes = async () => {
    for (const { id } of orders) {
      const note = notes[id];
      if (note !== undefined && !(await changeQuietly(({ setNote }, api) => setNote(api, id, note.trim()))))
        return false;
    }
    return true;
  };
  const { submit: tryToPay, busy: trying } = useSubmit(async () => {
    const missing = firstGap({ checkout, dropships, notes, method });
    setGap(missing);
    if (missing) document.getElementById(gapTarget(missing))?.focus();
    else if (await saveNotes()) await pay(checkout, method);
  });
  const barrier = barrierOf(checkout);
  const payButton = {
    payable: summary.payable,
    isByWallet: summary.wallet_used > 0,
    isOrder: canBuy && summary.grand_total === 0,
    busy: busy || trying || paying,
    isBlocked: barrier !== null,
    onPay: () => void tryToPay(),
  };

  return (
    <>
      <CheckoutSteps current={address ? 'shipping' : 'address'} />
      <h1 css={style.title} tabIndex={-1}>
        {t('checkout.heading')}
      </h1>
      <NoJavascriptNotice>{t('checkout.needsScripts')}</NoJavascriptNotice>
      <div css={style.columns}>
        <div css={style.main}>
          <AddressSection
            checkout={checkout}
            missing={gap?.part === 'address'}
            onChange={() => setPicking({ order: null })}
          />
          {orders.map((order) => (
            <CheckoutOrderCard
              key={order.id}
              order={order}
              changed={changed}
              isOneOfMany={orders.length > 1}
              source={checkout.source}
              gap={gap}
              dropship={dropships[order.id]}
              note={notes[order.id]}
              onChangeAddress={() => setPicking({ order })}
              change={change}
              changeQuietly={changeQuietly}
            />
          ))}
          {canBuy && (
            <Card as="section" aria-label={t('checkout.payment')} css={[style.payment, withScripts]}>
              <h2 css={style.heading}>{t('checkout.payment')}</h2>
              <WalletSwitch
                summary={summary}
                onSwitch={(on) =>
                  change(({ switchWallet }, api) => switchWallet(api, checkout.checkout_id, on))
                }
              />
              {summary.payable > 0 ? (
                <div id={gapTarget({ part: 'method' })} tabIndex={-1} css={style.methods}>
                  <PaymentMethods
                    methods={checkout.payment_methods}
                    payable={summary.payable}
                    chosen={method}
                    isRest={summary.wallet_used > 0}
                    missing={gap?.part === 'method'}
                    onChoose={choose}
                  />
                </div>
              ) : (
                <p css={style.covered}>
                  {t(summary.wallet_used > 0 ? 'checkout.wallet.coversAll' : 'checkout.wallet.nothingToPay')}
                </p>
              )}
            </Card>
          )}
        </div>
        <div css={style.side}>
          <PromoRow
            promos={promos}
            onSwitch={(promo, on) =>
              change(({ switchPromo }, api) => switchPromo(api, checkout.checkout_id, promo.promo_id, on))
            }
            onClaim={(code, refused) =>
              change(({ claimPromo }, api) => claimPromo(api, checkout.checkout_id, code), refused)
            }
          />
          <InvoiceRow
            company={checkout.invoice_to}
            onSave={(company, refused) =>
              changeQuietly(({ setInvoice }, api) => setInvoice(api, checkout.checkout_id, company), refused)
            }
          />
          <Card>
            <Summary checkout={checkout} method={methodName}>
              <div
                // A new rejection is a new element: it takes the focus and is read.
                key={refusal?.text}
                ref={refusal ? (node) => node?.focus() : undefined}
                tabIndex={-1}
                css={style.status}
              >
                <TotalChanged reason={refusal?.text ?? null} changed={changed} />
              </div>
              <div css={style.payHere}>
                {barrier && <Notice tone="warning">{barrier}</Notice>}
                <PayButton {...payButton} block />
              </div>
            </Summary>
          </Card>
        </div>
      </div>
      <PayBar {...payButton} method={methodName} isRest={summary.wallet_used > 0} />
      {picking && (
        <AddressPicker
          title={t('checkout.address.title')}
          chosenId={(picking.order?.address ?? address)?.id ?? null}
          onClose={() => setPicking(null)}
          onChoose={(addressId) => {
            setPicking(null);
            void change(({ sendTo }, api) =>
              sendTo(api, checkout.checkout_id, addressId, picking.order?.id ?? null),
            );
          }}
        />
      )}
    </>
  );
};
