import { SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData, useSession } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Notice, Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { LatestNews } from '../features/view-overview/latest-news.tsx';
import { LatestOrders } from '../features/view-overview/latest-orders.tsx';
import { TodoTiles } from '../features/view-overview/todo-tiles.tsx';
import { WalletGlance } from '../features/view-overview/wallet-glance.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { overviewLoader } from './overview.loader.ts';
import * as style from './overview-page.styles.ts';

/** Where is my parcel, where is my money, what is mine to do: the account's first page. */
export const OverviewPage = () => {
  const { t } = useTranslation('buyer');
  const { orders, reviews, balance, news, refused, heardAt } = usePageData<typeof overviewLoader>();
  const { user } = useSession();
  const name = user?.fullname;
  return (
    <DashboardLayout
      home
      title={name ? t('overview.hello', { name }) : t('titles.overview')}
      lead={t('overview.lead')}
    >
      {user?.is_staff && (
        <Notice
          title={t('overview.staff.title')}
          action={
            <ButtonLink as={LocalLink} variant="secondary" size="s" to={linkTo('back-office.home')}>
              {t('overview.staff.action')}
            </ButtonLink>
          }
        >
          {t('overview.staff.text')}
        </Notice>
      )}
      {refused && (
        <Notice
          tone="warning"
          title={t('overview.rejected.title')}
          action={
            <ButtonLink as={LocalLink} variant="secondary" size="s" to={linkTo('buyer.documents')}>
              {t('overview.rejected.action')}
            </ButtonLink>
          }
        >
          {t('overview.rejected.text')}
        </Notice>
      )}
      <Card as="section" aria-label={t('overview.todo.title')}>
        {orders.ok ? (
          <TodoTiles counts={orders.value.counts} toReview={reviews.ok ? reviews.value : undefined} />
        ) : (
          <SectionError section={t('orders.title')} />
        )}
        {orders.ok && !reviews.ok && <SectionError section={t('titles.reviews')} />}
      </Card>
      <div css={style.columns}>
        <div css={style.wallet}>
          {balance.ok ? <WalletGlance {...balance.value} /> : <SectionError section={t('wallet.title')} />}
        </div>
        {orders.ok && (
          <Section
            css={style.orders}
            title={t('overview.orders')}
            action={<All to={linkTo('buyer.orders')} of={t('overview.orders')} />}
          >
            {orders.value.latest.length > 0 ? (
              <LatestOrders orders={orders.value.latest} heardAt={heardAt} />
            ) : (
              <NoOrders />
            )}
          </Section>
        )}
        <Section
          css={style.news}
          title={t('notifications.title')}
          action={<All to={linkTo('buyer.notifications')} of={t('notifications.title')} />}
        >
          {!news.ok ? (
            <SectionError section={t('notifications.title')} />
          ) : news.value.length > 0 ? (
            <LatestNews news={news.value} />
          ) : (
            <Card>
              <EmptyState
                headingLevel={3}
                title={t('notifications.empty')}
                text={t('notifications.emptyText')}
              />
            </Card>
          )}
        </Section>
      </div>
    </DashboardLayout>
  );
};

/** Several are on the page; their names distinguish them. */
const All = ({ to, of }: { to: string; of: string }) => {
  const { t } = useTranslation('buyer');
  return (
    <TextLink as={LocalLink} standalone to={to} aria-label={t('overview.allOf', { of })}>
      {t('overview.all')}
    </TextLink>
  );
};

const NoOrders = () => {
  const { t } = useTranslation('buyer');
  return (
    <Card>
      <EmptyState
        headingLevel={3}
        title={t('orders.none.title')}
        text={t('orders.none.text')}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.home')}>
            {t('orders.none.action')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
