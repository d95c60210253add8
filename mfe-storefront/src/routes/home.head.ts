import type { Head, HeadArgs } from '@pasar/slice-kit';
import type { homeLoader } from './home.loader.ts';

export const homeHead = ({ data, t }: HeadArgs<Awaited<ReturnType<typeof homeLoader>>>): Head => {
  const art = data?.promos.ok ? data.promos.value[0]?.image : undefined;
  return {
    title: t('home.title'),
    description: t('home.description'),
    ...(__SERVER__ && { canonical: '/', ...(art && { lcp: { href: art }, image: art }) }),
  };
};
