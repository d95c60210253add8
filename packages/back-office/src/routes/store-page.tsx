import { adminMoneyEndpoints, adminStoreEndpoints, hasStaffRole } from '@pasar/contract';
import { linkTo, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BankChange } from '../features/verify-store/bank-change.tsx';
import { StoreActions } from '../features/verify-store/store-actions.tsx';
import { StoreCommission } from '../features/verify-store/store-commission.tsx';
import { StoreDocuments } from '../features/verify-store/store-documents.tsx';
import { StoreElsewhere } from '../features/verify-store/store-elsewhere.tsx';
import { StoreFacts } from '../features/verify-store/store-facts.tsx';
import { StoreHistory } from '../features/verify-store/store-history.tsx';
import { ChangeStoreType } from '../features/verify-store/store-type.tsx';
import { AdjustWallet } from '../shared/adjust-wallet/adjust-wallet.tsx';
import { columnStyle, columnsStyle } from '../shared/layout/columns.styles.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { PreviousNextLinks } from '../shared/previous-next/previous-next-links.tsx';
import { ClaimNotice } from '../shared/staff/claim-notice.tsx';
import { usePartNames } from '../shared/staff/use-part-names.ts';
import type { storeLoader } from './store.loader.ts';

/** One store: its documents beside what it says of itself, and the decisions about it. */
export const StorePage = () => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const nameParts = usePartNames();
  const navigate = useLocalNavigate();
  const data = usePageData<typeof storeLoader>();
  const title = data.page?.store.merchant_name ?? t('nav.stores');
  return (
    <OfficePage title={title} data={data}>
      {({ store, queue, today }, me) => {
        const waiting = store.items.filter(({ status }) => status === 'submitted');
        const isNew = store.verification_status === 'submitted';
        const mayDecide = hasStaffRole(me.roles, adminStoreEndpoints.approve.staff);
        const next = queue.find(({ id }) => id !== store.id);
        return (
          <>
            <PreviousNextLinks
              queue={queue}
              id={store.id}
              pathFor={(id) => linkTo('back-office.store', { id })}
            />
            <p>
              <Badge tone={store.is_late ? 'danger' : 'neutral'}>
                {t(`store.state.${store.verification_status}`)}
              </Badge>{' '}
              {isNew && store.verify_due_at && t('file.due', { time: dateTime(store.verify_due_at) })}
              {store.reply_due_at && t('file.waitsForSeller', { time: dateTime(store.reply_due_at) })}
              {store.suspend_reason && ` ${store.suspend_reason}`}
              {!isNew &&
                waiting.length > 0 &&
                t('file.changed', { parts: nameParts(waiting.map(({ field }) => field)) })}
            </p>
            {mayDecide && (
              <ClaimNotice
                kind={isNew ? 'store' : 'store-change'}
                id={store.id}
                waits={isNew || waiting.length > 0}
              />
            )}
            <div css={columnsStyle}>
              <div css={columnStyle}>
                <Card padding="m">
                  {mayDecide ? (
                    <StoreDocuments key={store.id} documents={store.documents} />
                  ) : (
                    <p>{t('file.documentsHidden')}</p>
                  )}
                </Card>
                <StoreElsewhere elsewhere={store.elsewhere} />
                <StoreHistory events={store.events} />
              </div>
              <div css={columnStyle}>
                <BankChange store={store} />
                <Card padding="m">
                  <StoreFacts store={store} />
                </Card>
                {hasStaffRole(me.roles, adminStoreEndpoints.setType.staff) && (
                  <ChangeStoreType key={`${store.id} ${store.version} ${store.store_type}`} store={store} />
                )}
                {hasStaffRole(me.roles, adminStoreEndpoints.setCommission.staff) && (
                  <StoreCommission key={`${store.id} ${store.version}`} store={store} today={today} />
                )}
                {hasStaffRole(me.roles, adminMoneyEndpoints.adjust.staff) && (
                  <AdjustWallet wallet="seller" ownerId={store.id} name={store.merchant_name} />
                )}
                {mayDecide && (
                  <StoreActions
                    key={store.id}
                    store={store}
                    me={me}
                    onDecided={() =>
                      void navigate(
                        next && isNew
                          ? linkTo('back-office.store', { id: next.id })
                          : linkTo('back-office.home'),
                      )
                    }
                  />
                )}
              </div>
            </div>
          </>
        );
      }}
    </OfficePage>
  );
};
