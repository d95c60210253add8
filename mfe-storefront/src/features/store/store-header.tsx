import type { StorePage } from '@pasar/contract';
import { LocalLink, linkTo, once, useFormat, useSession } from '@pasar/slice-kit';
import { Avatar, Badge, Button, ButtonLink, Card, FlowerMark, VisuallyHidden } from '@pasar/ui';
import { Check, MapPin, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatButton, ReplyTime } from '../../shared/chat/index.ts';
import { useFollow } from '../../shared/follow/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import { StoreArt } from './store-art.tsx';
import { StoreFigures } from './store-figures.tsx';
import * as style from './store-header.styles.ts';

interface StoreHeaderProps {
  store: StorePage;
  /** Beside the follow button. */
  share: ReactNode;
  /** Below everything that it says about itself. */
  report: ReactNode;
}

/** Who the store is: banner, crest, name, place, the figures that speak for it, and the way to follow it. */
export const StoreHeader = ({ store, share, report }: StoreHeaderProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { user } = useSession();
  const { follows, followers, toggle } = useFollow(store, t('store.followed', { name: store.merchant_name }));
  const isOwn = user?.merchant?.id === store.id;
  const Icon = follows ? Check : Plus;
  return (
    <Card as="header" padding="none" css={style.card}>
      <StoreArt store={store} />
      <div css={style.body}>
        <Avatar
          css={style.crest}
          name={store.merchant_name}
          src={store.merchant_photo ?? undefined}
          shape="petal"
          size="xl"
          decorative
        />
        <div css={style.text}>
          <h1 css={style.name}>
            <span lang="id">{store.merchant_name}</span>
            {store.is_verified && (
              <>
                {' '}
                <FlowerMark size={20} />
                <VisuallyHidden>{t('card.verified')}</VisuallyHidden>
              </>
            )}
          </h1>
          <p css={style.facts}>
            {store.store_type !== 'regular' && (
              <Badge tone="brand">{t(`storeType.${store.store_type}`)}</Badge>
            )}
            <span css={style.place}>
              <MapPin size={14} strokeWidth={1.9} aria-hidden="true" />
              {store.city}
            </span>
            <ReplyTime minutes={store.response_minutes} />
            <span role="status">{t('store.followers', { count: followers, n: number(followers) })}</span>
          </p>
        </div>
        <div css={style.actions}>
          {share}
          <ChatButton merchantId={store.id} />
          {isOwn ? (
            <ButtonLink as={LocalLink} variant="secondary" size="s" to={linkTo('seller.store')}>
              {t('store.manage')}
            </ButtonLink>
          ) : (
            <Button
              css={[style.follow, withScripts]}
              variant={follows ? 'neutral' : 'primary'}
              size="s"
              icon={<Icon size={16} strokeWidth={2.2} aria-hidden="true" />}
              aria-pressed={follows}
              onClick={once(toggle)}
            >
              {t(follows ? 'store.following' : 'store.follow')}
            </Button>
          )}
        </div>
        {store.description && (
          <p css={style.about} lang="id">
            {store.description}
          </p>
        )}
        <div css={style.report}>{report}</div>
      </div>
      <StoreFigures store={store} />
    </Card>
  );
};
