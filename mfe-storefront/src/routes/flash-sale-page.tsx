import { usePageData, Section as Wall } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { NoFlashSale, nextChange, SlotHead, SlotProducts } from '../features/flash-sale-page/index.ts';
import { type ServerTime, useFreshOnReturn, useTimeReached } from '../shared/countdown/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { flashSaleLoader } from './flash-sale.loader.ts';
import * as style from './flash-sale-page.styles.ts';

/** The flash sale: every slot of the next 24 hours, and what is sold in one of them. */
export const FlashSalePage = () => {
  const { t } = useTranslation('storefront');
  const { sale, heardAt } = usePageData<typeof flashSaleLoader>();
  useFreshOnReturn();
  if (!sale.ok)
    return (
      <Container css={style.page}>
        <SlotHead heardAt={heardAt} />
        <SectionError section={t('sections.flashSale')} />
      </Container>
    );
  const { slots, serverTime } = sale.value;
  const change = nextChange(slots, serverTime);
  return (
    <Container css={style.page}>
      <SlotHead sale={sale.value} heardAt={heardAt} />
      {slots.length === 0 ? (
        <NoFlashSale />
      ) : (
        <Wall
          fallbackName={t('sections.flashSale')}
          fallback={() => <SectionError section={t('sections.flashSale')} />}
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
  useTimeReached(at, time, () => void revalidate());
  return null;
};
