import { type AdminFlashItem, adminFlashSaleEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { ItemRules } from './item-rules.tsx';

interface ItemDetailProps {
  item: AdminFlashItem;
  closeTo: string;
}

const ItemFacts = ({ item }: { item: AdminFlashItem }) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  const locale = useLocale();
  return (
    <Facts
      facts={[
        [
          t('item.product'),
          <TextLink
            key="product"
            as={LocalLink}
            to={linkTo('back-office.products', { search: String(item.product_id), open: item.product_id })}
          >
            {item.name}
          </TextLink>,
        ],
        [t('item.variant'), item.variant_label],
        [t('item.store'), item.merchant.merchant_name],
        [t('item.session'), item.session[`name_${locale}`]],
        [t('item.when'), `${dateTime(item.session.starts_at)} – ${dateTime(item.session.ends_at)}`],
        [t('item.price'), rupiah(item.price)],
        [t('item.flashPrice'), rupiah(item.flash_price)],
        [t('item.stock'), number(item.flash_stock)],
        [t('item.sold'), number(item.flash_sold)],
        [t('item.perUser'), number(item.per_user_limit)],
        [t('item.status'), t(`item.is.${item.status}`)],
        [t('item.reason'), item.reject_reason],
      ]}
    />
  );
};

/** One submission beside the list: what was submitted beside the rules, and its decision. */
export const ItemDetail = ({ item, closeTo }: ItemDetailProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { id: item_id, name, problems, status } = item;
  const waits = status === 'submitted';
  return (
    <DetailPane title={name} subject={String(item_id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <ClaimNotice kind="flash-item" id={item_id} waits={waits} />
        {item.image && <img src={item.image} alt="" width={150} height={150} loading="lazy" />}
        {problems.length > 0 && (
          <Notice tone="warning" title={t('item.cannot')}>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
        {waits && <ItemRules item={item} />}
        <ItemFacts item={item} />
        <DecisionBar>
          {waits && problems.length === 0 && (
            <ReasonAction
              button={t('item.approve.button')}
              title={t('item.approve.title', { name })}
              text={t('item.approve.text', { stock: number(item.flash_stock) })}
              yes={t('item.approve.button')}
              hotkey="a"
              reason={null}
              send={(api, _, options) =>
                api.call(adminFlashSaleEndpoints.approve, { body: { item_id } }, options)
              }
            />
          )}
          {(waits || status === 'approved') && (
            <ReasonAction
              button={t(waits ? 'item.reject.button' : 'item.remove.button')}
              title={t(waits ? 'item.reject.title' : 'item.remove.title', { name })}
              text={t(waits ? 'item.reject.text' : 'item.remove.text')}
              yes={t(waits ? 'item.reject.button' : 'item.remove.button')}
              danger
              hotkey="r"
              send={(api, reason, options) =>
                api.call(adminFlashSaleEndpoints.reject, { body: { item_id, reason } }, options)
              }
            />
          )}
        </DecisionBar>
      </Stack>
    </DetailPane>
  );
};
