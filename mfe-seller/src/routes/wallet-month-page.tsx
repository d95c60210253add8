import { monthNames, orderDocumentEndpoints } from '@pasar/contract';
import { SaveButton, TotalsList, TwoColumns } from '@pasar/dashboard';
import { LocalLink, linkTo, useLocale, usePageData } from '@pasar/slice-kit';
import { Card, Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { MonthNav } from '../features/view-wallet/month-nav.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { walletMonthLoader } from './wallet-month.loader.ts';
import { besideHeadingStyle } from './wallet-page.styles.ts';

/** `2026-10` and its first and last day. */
const daysOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { date_start: `${month}-01`, date_end: `${month}-${last}` };
};

export const WalletMonthPage = () => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const report = usePageData<typeof walletMonthLoader>();
  const { month, current_month, opening, closing, totals, earnings } = report;
  const nameOf = (one: string) => `${monthNames[locale][Number(one.slice(5)) - 1]} ${one.slice(0, 4)}`;
  return (
    <DashboardLayout
      title={t('walletMonth.title')}
      lead={t('walletMonth.lead')}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('seller.wallet')}>
          ← {t('nav.wallet')}
        </TextLink>
      }
    >
      <MonthNav report={report} nameOf={nameOf} />
      <TwoColumns size="320px" gap={24} rowGap={32}>
        <Section
          title={t('walletMonth.balance')}
          action={
            <div css={besideHeadingStyle}>
              <SaveButton
                variant="quiet"
                ask={(api) => api.call(orderDocumentEndpoints.sellerStatement, { query: daysOf(month) })}
              >
                {t('walletMonth.csv')}
              </SaveButton>
            </div>
          }
        >
          <Card>
            {totals.length === 0 && <p>{t('walletMonth.empty')}</p>}
            <TotalsList
              lines={[
                { label: t('walletMonth.opening'), amount: opening, always: true },
                ...totals.map(({ type, direction, count, amount }) => ({
                  label: t(`walletMonth.line.${type}_${direction}`, { count }),
                  amount: direction === 'in' ? amount : -amount,
                })),
              ]}
              total={{
                label: t(month === current_month ? 'walletMonth.closingNow' : 'walletMonth.closing'),
                amount: closing,
              }}
            />
          </Card>
        </Section>
        {earnings.gross > 0 && (
          <Section title={t('walletMonth.fees')}>
            <Card>
              <TotalsList
                lines={[
                  { label: t('walletMonth.gross'), amount: earnings.gross, always: true },
                  { label: t('walletMonth.commission'), amount: -earnings.commission },
                  { label: t('walletMonth.fee'), amount: -earnings.fee },
                ]}
                total={{ label: t('walletMonth.net'), amount: earnings.net }}
              />
            </Card>
          </Section>
        )}
      </TwoColumns>
    </DashboardLayout>
  );
};
