import type { Head, HeadArgs } from '@pasar/slice-kit';

export const categoriesHead = ({ t }: HeadArgs): Head => ({
  title: t('allCategories.title'),
  description: t('allCategories.description'),
});
