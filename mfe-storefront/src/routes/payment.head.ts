import type { Head, HeadArgs } from '@pasar/slice-kit';

export const paymentHead = ({ t }: HeadArgs): Head => ({ title: t('payment.title'), robots: 'noindex' });
