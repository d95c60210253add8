import type { SellerProduct } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Button, ButtonLink } from '@pasar/ui';
import { Copy, Eye, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDuplicate } from '../../shared/duplicate/use-duplicate.ts';
import { toolsStyle } from './product-tools.styles.ts';
import { useRemoveProduct } from './use-remove-product.ts';

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** What else can be done with a product besides changing it. */
export const ProductTools = ({ product }: { product: SellerProduct }) => {
  const { t } = useTranslation('seller');
  const { product_id, slug, status, moderation } = product;
  const { duplicate, busy } = useDuplicate(product_id);
  const removal = useRemoveProduct(product);
  return (
    <div css={toolsStyle}>
      <Button variant="neutral" size="s" icon={<Copy {...icon} />} busy={busy} onClick={duplicate}>
        {t('product.copy')}
      </Button>
      {status === 'PUBLISH' && moderation === 'ok' && (
        <ButtonLink
          as={LocalLink}
          variant="neutral"
          size="s"
          icon={<Eye {...icon} />}
          to={linkTo('storefront.product', { slug })}
        >
          {t('product.view')}
        </ButtonLink>
      )}
      <Button
        variant="neutral"
        size="s"
        icon={<Trash2 {...icon} />}
        busy={removal.busy}
        onClick={removal.remove}
      >
        {t('product.remove')}
      </Button>
    </div>
  );
};
