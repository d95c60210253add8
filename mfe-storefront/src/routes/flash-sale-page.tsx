import { usePageData, Section as Wall } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { NoSale, nextChange, SlotHead, SlotProducts } from '../features/flash-sale-page/index.ts';
import { SectionFailure } from '../shared/section-failure/index.ts';
import { type ServerTime, useFreshOnReturn, useMoment } from '../shared/time-left/index.ts';
import type { flashSaleLoader } from './flash-sale.loader.ts';
import * as style from './flash-sale-page.styles.ts';

/** Pasar Kilat: every slot of the next 24 hours, and what is sold in one of them. */
export const FlashSalePage = () => {
  const { t } = useTranslation('storefront');
  const { sale, heardAt } = usePageData<typeof flashSaleLoader>();
  useFreshOnReturn();
  if (!sale.ok)
    return (
      <Container css={style.page}>
        <SlotHead heardAt={heardAt} />
        <SectionFailure section={t('sections.flashSale')} />
      </Container>
    );
  const { slots, serverTime } = sale.value;
  const change = nextChange(slots, serverTime);
  return (
    <Container css={style.page}>
      <SlotHead sale={sale.value} heardAt={heardAt} />
      {slots.length === 0 ? (
        <NoSale />
      ) : (
        <Wall
          fallbackName={t('sections.flashSale')}
          fallback={() => <SectionFailure section={t('sections.flashSale')} />}
        >
          <SlotProducts sale={sale.value} />
        </Wall>
      )}
      {change && <NextChange at={change} time={{ serverTime, heardAt }} />}
    </Container>
  );
};

/** Slots begin and end by themselves, also those that are not shown. */
const NextChange = ({ at, time }: { at: string; time: ServerTime }) => {
  const { revalidate } = useRevalidator();
  useMoment(at, time, () => void revalidate());
  return null;
};
