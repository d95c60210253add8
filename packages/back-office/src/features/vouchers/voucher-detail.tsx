import { type AdminCategory, type AdminVoucher, adminVoucherEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { Inline, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCategoryOptions } from '../../shared/categories/to-category-options.ts';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { VoucherForm } from './voucher-form.tsx';

interface VoucherDetailProps {
  voucher: AdminVoucher;
  categories: readonly AdminCategory[];
  now: string;
  closeTo: string;
}

/** What may happen to a voucher in a state. */
const verbsOf = ({ state }: AdminVoucher) => {
  if (state === 'ended') return [];
  return state === 'paused' ? (['resume', 'end'] as const) : (['pause', 'end'] as const);
};

const VoucherFacts = ({ voucher, categories }: Pick<VoucherDetailProps, 'voucher' | 'categories'>) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  const { discount_type, discount_value, max_discount, category_ids } = voucher;
  const names = toCategoryOptions(categories, locale)
    .filter(({ value }) => category_ids.includes(Number(value)))
    .map(({ label }) => label);
  return (
    <Facts
      facts={[
        [t('voucher.fields.voucher_code'), voucher.voucher_code],
        [t('voucher.fields.name_id'), voucher.name_id],
        [t('voucher.fields.name_en'), voucher.name_en],
        [t('voucher.state'), t(`campaign.${voucher.state}`)],
        [t('voucher.fields.kind'), t(`voucher.kind.${voucher.kind}`)],
        [
          t('voucher.fields.discount_value'),
          discount_type === 'percent' ? `${number(discount_value)}%` : rupiah(discount_value),
        ],
        [t('voucher.fields.max_discount'), max_discount === null ? null : rupiah(max_discount)],
        [t('voucher.fields.min_spend'), voucher.min_spend === 0 ? null : rupiah(voucher.min_spend)],
        [t('voucher.uses'), t('voucher.of', { used: number(voucher.used), quota: number(voucher.quota) })],
        [t('voucher.claimed'), number(voucher.claimed)],
        [t('voucher.spent'), rupiah(voucher.spent)],
        [t('voucher.fields.per_user_limit'), number(voucher.per_user_limit)],
        [t('voucher.fields.date_start'), dateTime(voucher.date_start)],
        [t('voucher.fields.date_end'), dateTime(voucher.date_end)],
        [t('voucher.fields.target'), t(`voucher.target.${voucher.target}`)],
        [
          t('voucher.fields.category_ids'),
          category_ids.length === 0 ? t('voucher.everything') : names.join(', '),
        ],
      ]}
    />
  );
};

/** One voucher beside the list: what it came to, its form, and how it is stopped. */
export const VoucherDetail = ({ voucher, categories, now, closeTo }: VoucherDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const [editing, setEditing] = useState(false);
  const code = voucher.voucher_code;
  const stop = () => setEditing(false);
  return (
    <DetailPane title={code} subject={String(voucher.id)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <VoucherForm voucher={voucher} categories={categories} now={now} onDone={stop} onCancel={stop} />
      ) : (
        <Stack gap={16}>
          <VoucherFacts voucher={voucher} categories={categories} />
          <Inline gap={8}>
            {voucher.state !== 'ended' && <EditButton onEdit={() => setEditing(true)} />}
            {verbsOf(voucher).map((verb) => (
              <ReasonAction
                key={verb}
                button={t(`voucher.${verb}.button`)}
                title={t(`voucher.${verb}.title`, { code })}
                text={t(`voucher.${verb}.text`, { left: number(voucher.quota - voucher.used) })}
                yes={t(`voucher.${verb}.button`)}
                danger={verb === 'end'}
                send={(api, reason, options) =>
                  api.call(adminVoucherEndpoints[verb], { body: { promo_id: voucher.id, reason } }, options)
                }
              />
            ))}
          </Inline>
        </Stack>
      )}
    </DetailPane>
  );
};
