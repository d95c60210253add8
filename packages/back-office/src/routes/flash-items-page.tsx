import type { AdminFlashItem } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, useLocale, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ItemDetail } from '../features/flash-items/item-detail.tsx';
import { type ItemsQuery, itemsPath, itemTabs } from '../features/flash-items/items-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { flashItemsLoader } from './flash-items.loader.ts';

const Rows = ({ items, query }: { items: readonly AdminFlashItem[]; query: ItemsQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.flashItems')}
      columns={[
        { id: 'name', label: t('item.product') },
        { id: 'store', label: t('item.store') },
        { id: 'session', label: t('item.session') },
        { id: 'starts', label: t('item.starts') },
        { id: 'price', label: t('item.flashPrice'), numeric: true },
        { id: 'stock', label: t('item.stock'), numeric: true },
        { id: 'status', label: t('item.status') },
      ]}
      rows={items.map((item) => ({
        id: String(item.id),
        to: itemsPath({ ...query, open: String(item.id) }),
        open: query.open === String(item.id),
        cells: {
          name: item.variant_label ? `${item.name} (${item.variant_label})` : item.name,
          store: item.merchant.merchant_name,
          session: item.session[`name_${locale}`],
          starts: dateTime(item.session.starts_at),
          price: `${rupiah(item.flash_price)} (−${number(item.discount_percent)}%)`,
          stock: number(item.flash_stock),
          status:
            item.problems.length > 0 ? (
              <Badge tone="warning">{t('item.cannot')}</Badge>
            ) : (
              t(`item.is.${item.status}`)
            ),
        },
      }))}
    />
  );
};

/** What sellers submit to the flash sale, and one submission beside the rules. */
export const FlashItemsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof flashItemsLoader>();
  return (
    <OfficePage title={t('tab.flashItems')} data={data}>
      {({ query, list, item }) => (
        <>
          <OfficeTabs of="campaigns" current="flashItems" />
          <ListWithDetail>
            <ListSection
              title={t('tab.flashItems')}
              chips={[
                ...itemTabs.map((status) => ({
                  key: status,
                  label: t(`item.tab.${status}`),
                  to: itemsPath({ status, sale: query.sale }),
                  chosen: query.status === status,
                })),
                ...(query.sale
                  ? [
                      {
                        key: 'sale',
                        label: t('item.ofSession'),
                        to: itemsPath({ status: query.status }),
                        chosen: true,
                      },
                    ]
                  : []),
              ]}
              list={list}
              pathFor={(page) => itemsPath({ ...query, page, open: '' })}
              cleared={query.sale || query.status !== 'submitted' ? itemsPath({}) : undefined}
            >
              {(items) => <Rows items={items} query={query} />}
            </ListSection>
            {item && <ItemDetail key={item.id} item={item} closeTo={itemsPath({ ...query, open: '' })} />}
          </ListWithDetail>
        </>
      )}
    </OfficePage>
  );
};
