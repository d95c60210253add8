import type { Head, HeadArgs } from '@pasar/slice-kit';

export const checkoutHead = ({ t }: HeadArgs): Head => ({ title: t('checkout.title'), robots: 'noindex' });
