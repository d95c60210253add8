import type { ListedSellerProduct } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { IconButton, Menu } from '@pasar/ui';
import { Copy, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDuplicate } from '../../shared/duplicate/use-duplicate.ts';

interface ProductMenuProps {
  product: ListedSellerProduct;
  remove: () => void;
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** What can be done with one product, behind one button. */
export const ProductMenu = ({
  product: { id, name, slug, status, moderation },
  remove,
}: ProductMenuProps) => {
  const { t } = useTranslation('seller');
  const { duplicate } = useDuplicate(id);
  const isShown = status === 'PUBLISH' && moderation === 'ok';
  return (
    <Menu
      trigger={<IconButton label={t('products.menu', { name })} icon={<EllipsisVertical {...icon} />} />}
      renderLink={({ href, ...link }) => <LocalLink {...link} to={href} />}
      items={[
        {
          id: 'edit',
          label: t('products.edit'),
          icon: <Pencil {...icon} />,
          href: linkTo('seller.product', { id }),
        },
        ...(isShown
          ? [
              {
                id: 'view',
                label: t('products.view'),
                icon: <Eye {...icon} />,
                href: linkTo('storefront.product', { slug }),
              },
            ]
          : []),
        { id: 'copy', label: t('products.copy'), icon: <Copy {...icon} />, onSelect: duplicate },
        { id: 'line', separator: true },
        {
          id: 'remove',
          label: t('products.remove'),
          icon: <Trash2 {...icon} />,
          tone: 'danger',
          onSelect: remove,
        },
      ]}
    />
  );
};
