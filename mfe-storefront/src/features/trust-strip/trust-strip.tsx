import { useFormat } from '@pasar/slice-kit';
import { BadgeCheck, MapPin, PackageCheck, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './trust-strip.styles.ts';

/**
 * What the marketplace guarantees today: only what this version does. `cities` is undefined when the count
 * failed: the sentence then has no number, so that the error stays hidden on purpose.
 */
export const TrustStrip = ({ cities }: { cities: number | undefined }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const promises = [
    { Icon: BadgeCheck, title: t('trust.verified.title'), text: t('trust.verified.text') },
    { Icon: Star, title: t('trust.reviews.title'), text: t('trust.reviews.text') },
    { Icon: PackageCheck, title: t('trust.stock.title'), text: t('trust.stock.text') },
    {
      Icon: MapPin,
      title: cities ? t('trust.cities.title', { n: number(cities) }) : t('trust.cities.some'),
      text: t('trust.cities.text'),
    },
  ];
  return (
    <ul css={style.strip} aria-label={t('trust.label')}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title} css={style.promise}>
          <Icon css={style.icon} size={24} strokeWidth={1.9} aria-hidden="true" />
          <div>
            <p css={style.title}>{title}</p>
            <p css={style.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
