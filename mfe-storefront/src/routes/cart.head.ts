import type { Head, HeadArgs } from '@pasar/slice-kit';

export const cartHead = ({ t }: HeadArgs): Head => ({ title: t('cart.title'), robots: 'noindex' });
