import type { Head, HeadArgs } from '@pasar/slice-kit';

export const wishlistHead = ({ t }: HeadArgs): Head => ({ title: t('wishlist.title'), robots: 'noindex' });
