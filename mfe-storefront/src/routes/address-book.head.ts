import type { Head, HeadArgs } from '@pasar/slice-kit';

export const addressBookHead = ({ t }: HeadArgs): Head => ({
  title: t('addressBook.title'),
  robots: 'noindex',
});
