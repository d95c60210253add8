import { Grid, Stack, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { FlashCard } from '../../shared/flash-card/index.ts';
import { getImageSizes } from '../../shared/get-image-sizes.ts';
import { PageLinks } from '../../shared/page-links/index.ts';
import { flashPath } from './flash-query.ts';
import type { FlashSlots } from './load-flash-slots.ts';
import * as style from './slot-products.styles.ts';

const columns = { phone: 2, desktop: 5 };
const sizes = getImageSizes('227px');
/** The first row of a phone, which a desktop's first row contains. */
const inSight = 2;

/** The products of the shown slot. While those of another one are on their way, these are dimmed. */
export const SlotProducts = ({ sale }: { sale: FlashSlots }) => {
  const { t } = useTranslation('storefront');
  const { shown, products, slots, page, lastPage } = sale;
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const pending = state === 'loading' && next.pathname === pathname;
  if (!shown) return null;
  const selected = shown.id === slots[0]?.id ? undefined : shown.id;
  return (
    <Stack gap={16} as="section" css={pending && style.dimmed} aria-busy={pending || undefined}>
      <VisuallyHidden as="h2">{t('kilat.products')}</VisuallyHidden>
      <p css={style.count} role="status">
        {t('kilat.productsOf', { name: shown.name, count: shown.total, n: shown.total })}
      </p>
      <Grid as="ul" columns={columns} css={style.wideHand}>
        {products.map((product, index) => (
          <li key={product.id}>
            <FlashCard
              product={product}
              running={shown.status === 'running'}
              sizes={sizes}
              priority={index < inSight}
              limit={product.per_user_limit}
              place="page"
            />
          </li>
        ))}
      </Grid>
      <PageLinks
        page={page}
        lastPage={lastPage}
        hrefFor={(number) => flashPath({ selected, page: number })}
        label={t('kilat.pages')}
      />
    </Stack>
  );
};
