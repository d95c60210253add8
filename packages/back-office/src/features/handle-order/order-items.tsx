import type { AdminOrderDetail } from '@pasar/contract';
import { TotalsList } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Section, Stack, Table } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** What was bought, and how its total came about. */
export const OrderItems = ({ order: { items, money, grand_total, note } }: { order: AdminOrderDetail }) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  return (
    <Section title={t('order.items')}>
      <Stack gap={16}>
        <Table
          caption={t('order.items')}
          columns={[
            { id: 'name', label: t('order.item') },
            { id: 'qty', label: t('order.qty'), numeric: true },
            { id: 'price', label: t('order.price'), numeric: true },
            { id: 'total', label: t('order.sum'), numeric: true },
          ]}
          rows={items.map((item, place) => ({
            id: String(place),
            cells: {
              name: item.variant_label ? `${item.name} (${item.variant_label})` : item.name,
              qty: number(item.qty),
              price: rupiah(item.price),
              total: rupiah(item.total),
            },
          }))}
        />
        <TotalsList
          lines={[
            { label: t('order.money.items'), amount: money.items, always: true },
            { label: t('order.money.seller_voucher'), amount: -money.seller_voucher },
            { label: t('order.money.platform_voucher'), amount: -money.platform_voucher },
            { label: t('order.money.shipping'), amount: money.shipping, always: true },
            { label: t('order.money.shipping_discount'), amount: -money.shipping_discount },
            { label: t('order.money.insurance'), amount: money.insurance },
          ]}
          total={{ label: t('order.money.total'), amount: grand_total }}
        />
        {note && <p>{t('order.note', { note })}</p>}
      </Stack>
    </Section>
  );
};
