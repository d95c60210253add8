import { LocalLink, linkTo, SectionNameProvider, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Container, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { withoutDeadControls } from '../shared/no-javascript-notice/index.ts';
import type { checkoutLoader } from './checkout.loader.ts';
import { OpenCheckout } from './checkout-open.tsx';
import * as style from './checkout-page.styles.ts';

export const CheckoutPage = () => {
  const { t } = useTranslation('storefront');
  const view = usePageData<typeof checkoutLoader>();
  return (
    <Container css={[style.page, withoutDeadControls]}>
      {view ? (
        <SectionNameProvider name={t('checkout.section')}>
          <OpenCheckout key={view.checkout.checkout_id} loaded={view} />
        </SectionNameProvider>
      ) : (
        <EmptyState
          headingLevel={1}
          title={t('checkout.empty.title')}
          text={t('checkout.empty.text')}
          action={
            <ButtonLink as={LocalLink} to={linkTo('storefront.cart')}>
              {t('checkout.empty.toCart')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  );
};
