import type { Meta } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import * as style from './products.styles.ts';

interface GoodsHeadingProps {
  id: string;
  search: string;
  meta: Meta | undefined;
  page: number;
}

/** What the list of the store's products shows, and how long it is; a new length is announced. */
export const ProductsHeading = ({ id, search, meta, page }: GoodsHeadingProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that turned the page is at its end; a screen reader continues from the top of the list.
  useEffect(() => {
    if (key && state?.turned) heading.current?.focus({ preventScroll: true });
  }, [key, state]);
  return (
    <div>
      <h2 id={id} ref={heading} css={style.title} tabIndex={-1}>
        {search ? t('store.hitsFor', { text: search }) : t('store.products')}
      </h2>
      {meta && (
        <p css={style.count} role="status">
          {t('listing.total', {
            count: meta.total,
            n: number(meta.total),
          })}
          {page > 1 && ` · ${t('paging.page', { n: page })}`}
        </p>
      )}
    </div>
  );
};
