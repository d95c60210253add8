import type { Head, HeadArgs } from '@pasar/slice-kit';

export const checkoutHead = ({ t }: HeadArgs): Head => ({ title: t('checkout.title'), robots: 'noindex' });
export const paymentHead = ({ t }: HeadArgs): Head => ({ title: t('payment.title'), robots: 'noindex' });
export const addressBookHead = ({ t }: HeadArgs): Head => ({
  title: t('addressBook.title'),
  robots: 'noindex',
});
