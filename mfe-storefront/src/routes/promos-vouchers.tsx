import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { type Show, showPath } from '../features/promo-list/index.ts';
import type { VoucherListPage } from '../features/promo-list/load-vouchers.ts';
import { VoucherList } from '../features/voucher-list/index.ts';
import { PageLinks } from '../shared/page-links/index.ts';
import type { Claims } from '../shared/promo-claims/index.ts';
import * as style from './promos-page.styles.ts';

interface TicketsProps {
  shown: VoucherListPage;
  show: Show;
  claims: Claims;
}

/** The vouchers of one tab, or what to do when it holds none. */
export const PromosVouchers = ({ shown, show, claims }: TicketsProps) => {
  const { t } = useTranslation('storefront');
  const { offers, total, page, lastPage } = shown;
  const pending = useNavigation().state === 'loading';
  if (offers.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t(`promoList.empty.${show === 'mine' ? 'mine' : 'title'}`)}
        text={t('promoList.empty.text')}
        action={
          show !== 'all' && (
            <ButtonLink as={LocalLink} to={showPath({ show: 'all', page: 1 })} variant="secondary">
              {t('voucherPage.shows.all')}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <Stack gap={16} css={pending && style.dimmed} aria-busy={pending || undefined}>
      <p css={style.count} role="status">
        {t('promoList.total', { count: total, n: total })}
      </p>
      <VoucherList offers={offers} claims={claims} />
      <PageLinks
        page={page}
        lastPage={lastPage}
        hrefFor={(number) => showPath({ show, page: number })}
        label={t('promoList.pages')}
      />
    </Stack>
  );
};
