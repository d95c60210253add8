import type { Store } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Avatar, Badge, Card, FlowerMark, Petals, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  bannerStyle,
  crestStyle,
  factsStyle,
  nameStyle,
  petalsStyle,
  wordsStyle,
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
  const rating = store.rating > 0 ? t('card.rating', { rating: number(store.rating) }) : t('card.noRating');
  return (
    <Card as="aside" padding="none" aria-label={t('card.preview')}>
      <div css={bannerStyle}>
        <Petals tone="nila" size={200} css={petalsStyle} />
      </div>
      <div css={crestStyle}>
        <Avatar name={name} src={photo} size="l" />
      </div>
      <Stack gap={8} css={wordsStyle} align="start">
        <p css={nameStyle}>
          {name}{' '}
          {store.verification_status === 'approved' && <FlowerMark label={t('card.status.approved')} />}
        </p>
        <Badge tone={tones[store.verification_status]}>{t(`card.status.${store.verification_status}`)}</Badge>
        <p css={factsStyle}>
          {[store.city, rating, t('card.products', { count: count(store.products) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Stack>
    </Card>
  );
};
