import type { Store } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Avatar, Badge, Card, FlowerIllustration, FlowerMark, Inline, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  avatarStyle,
  bannerStyle,
  crestStyle,
  factsStyle,
  nameStyle,
  petalsStyle,
  textBlockStyle,
} from './store-preview.styles.ts';

interface StorePreviewProps {
  store: Store;
  /** As typed, not yet saved. */
  name: string;
  photo: string | undefined;
}

const tones = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const;

/** How buyers will see the store, while it is being edited. */
export const StorePreview = ({ store, name, photo }: StorePreviewProps) => {
  const { t } = useTranslation('seller');
  const { number, count } = useFormat();
  const average = Number(store.rating.toFixed(1));
  const rating = average > 0 ? t('card.rating', { rating: number(average) }) : t('storeCard.noRating');
  const verified = store.verification_status === 'approved';
  return (
    <Card as="aside" padding="none" aria-label={t('card.preview')}>
      <div css={bannerStyle}>
        <FlowerIllustration tone="nila" size={200} css={petalsStyle} />
      </div>
      <div css={crestStyle}>
        <Avatar name={name} src={photo} size="l" shape="petal" decorative css={avatarStyle} />
      </div>
      <Stack gap={8} css={textBlockStyle} align="start">
        <Inline gap={8}>
          <p css={nameStyle}>{name}</p>
          {verified && <FlowerMark size={20} label={t('storeCard.status.approved')} />}
          <Badge>{t('card.preview')}</Badge>
        </Inline>
        <p css={factsStyle}>
          {[store.city, rating, t('storeCard.products', { count: count(store.products) })]
            .flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : []))
            .join(' · ')}
        </p>
        {!verified && (
          <Badge tone={tones[store.verification_status]}>
            {t(`storeCard.status.${store.verification_status}`)}
          </Badge>
        )}
      </Stack>
    </Card>
  );
};
