import type { StoreSummary } from '@pasar/contract';
import { SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData, useSession } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { VerificationBanner } from '../features/await-verification/verification-banner.tsx';
import { DayChart } from '../features/view-summary/day-chart.tsx';
import { DayTable } from '../features/view-summary/day-table.tsx';
import { FigureCards } from '../features/view-summary/figure-cards.tsx';
import { RangeBar } from '../features/view-summary/range-bar.tsx';
import { StoreHealth } from '../features/view-summary/store-health.tsx';
import { jakartaDay } from '../features/view-summary/summary-range.ts';
import { TodoList } from '../features/view-summary/todo-list.tsx';
import { TopCategories, TopProducts } from '../features/view-summary/top-sellers.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useKnownWaiting } from '../shared/waiting/use-waiting.ts';
import type { summaryLoader } from './summary.loader.ts';
import * as style from './summary-page.styles.ts';

/** The first page of a store: the state of the verification, the figures, the open tasks. */
export const SummaryPage = () => {
  const { t } = useTranslation('seller');
  const { user } = useSession();
  const { store, summary, refusal, heardAt } = usePageData<typeof summaryLoader>();
  useKnownWaiting(summary.ok ? summary.value.todo : undefined);
  const name = store.ok ? store.value.merchant_name : user?.merchant?.merchant_name;
  return (
    <DashboardLayout title={name ?? t('summary.title')} lead={t('overview.lead')}>
      {store.ok ? (
        <VerificationBanner store={store.value} heardAt={heardAt} />
      ) : (
        // A member does not read the settings of the store.
        !user?.merchant?.roles && <SectionError section={t('overview.verification')} />
      )}
      {summary.ok ? (
        <Figures summary={summary.value} />
      ) : refusal ? (
        <Notice
          tone="warning"
          action={
            <TextLink as={LocalLink} to={linkTo('seller.summary')}>
              {t('overview.usualDays')}
            </TextLink>
          }
        >
          {refusal}
        </Notice>
      ) : (
        <SectionError section={t('overview.title')} />
      )}
    </DashboardLayout>
  );
};

const Figures = ({ summary }: { summary: StoreSummary }) => {
  const { period, compare, cards, balance, income, is_money_hidden, server_time: serverTime } = summary;
  return (
    <Stack gap={16}>
      <div css={style.overview}>
        <div css={style.todo}>
          <TodoList todo={summary.todo} />
        </div>
        <div css={style.range}>
          <RangeBar days={period} compare={compare} today={jakartaDay(serverTime)} />
        </div>
        <div css={style.figures}>
          <FigureCards cards={cards} money={is_money_hidden ? null : { balance, income }} />
        </div>
        <DayChart summary={summary} metric="gmv" tone={1} tall />
      </div>
      <div css={style.halves}>
        <DayChart summary={summary} metric="orders" tone={3} />
        <DayChart summary={summary} metric="visitors" tone={4} />
      </div>
      <DayTable series={summary.series} period={period} />
      <div css={style.halves}>
        <Stack gap={16}>
          <TopProducts products={summary.top_products} />
          <TopCategories categories={summary.top_categories} />
        </Stack>
        <StoreHealth summary={summary} />
      </div>
    </Stack>
  );
};
