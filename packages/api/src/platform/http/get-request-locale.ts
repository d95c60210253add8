import type { Locale } from '@pasar/contract';

/** The language that the caller prefers among ours; Indonesian when it names neither. */
export const getRequestLocale = (headers: Headers): Locale => {
  const wanted = (headers.get('accept-language') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = Number(params.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: tag.split('-')[0], weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ language, weight }) => weight > 0 && (language === 'id' || language === 'en'))
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language === 'en' ? 'en' : 'id';
};
