import { SectionNameProvider, usePageData } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentResult, PendingPayment, usePayment } from '../features/pay/index.ts';
import { NoJavascriptNotice, withoutDeadControls } from '../shared/no-javascript-notice/index.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { paymentLoader } from './payment.loader.ts';
import * as style from './payment-page.styles.ts';

export const PaymentPage = () => {
  const { t } = useTranslation('storefront');
  return (
    <SectionNameProvider name={t('payment.section')}>
      <FollowedPayment />
    </SectionNameProvider>
  );
};

/** What became of a payment; while it waits, the page turns into its end by itself. */
const FollowedPayment = () => {
  const { t } = useTranslation('storefront');
  const current = usePayment(usePageData<typeof paymentLoader>());
  const { status, order_group_code } = current.payment;
  const first = useRef(status);
  return (
    <Container css={[style.page, withoutDeadControls]}>
      <CheckoutSteps current={status === 'paid' ? 'done' : 'pay'} />
      <header>
        <h1
          key={status}
          // A new end is a new heading: it takes the focus, so that it is read.
          ref={status === first.current ? undefined : (node) => node?.focus()}
          css={style.title}
          tabIndex={-1}
        >
          {t(`payment.${status}.heading`)}
        </h1>
        <p css={style.code}>
          {t('payment.code')} <span translate="no">{order_group_code}</span>
        </p>
      </header>
      {status === 'waiting' && <NoJavascriptNotice>{t('payment.needsScripts')}</NoJavascriptNotice>}
      {status === 'waiting' ? (
        <PendingPayment {...current} />
      ) : (
        <PaymentResult payment={current.payment} status={status} />
      )}
    </Container>
  );
};
