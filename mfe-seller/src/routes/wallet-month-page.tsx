import { getMonthDays, orderDocumentEndpoints } from '@pasar/contract';
import { SaveButton, TotalsList, TwoColumns } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Card, Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { MonthNav } from '../features/view-wallet/month-nav.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { walletMonthLoader } from './wallet-month.loader.ts';
import { besideHeadingStyle } from './wallet-page.styles.ts';

export const WalletMonthPage = () => {
  const { t } = useTranslation('seller');
  const report = usePageData<typeof walletMonthLoader>();
  const { month, current_month, opening, closing, totals, earnings } = report;
  const { first: date_start, last: date_end } = getMonthDays(month);
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
      <MonthNav {...report} />
      <TwoColumns size="320px" gap={24} rowGap={32}>
        <Section
          title={t('walletMonth.balance')}
          action={
            <div css={besideHeadingStyle}>
              <SaveButton
                variant="quiet"
                ask={(api) => api.call(orderDocumentEndpoints.sellerMonth, { query: { month } })}
              >
                {t('walletMonth.pdf')}
              </SaveButton>
              <SaveButton
                variant="quiet"
                ask={(api) =>
                  api.call(orderDocumentEndpoints.sellerStatement, { query: { date_start, date_end } })
                }
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
