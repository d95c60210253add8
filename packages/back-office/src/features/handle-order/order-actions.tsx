import { type AdminOrderDetail, adminOrderEndpoints, type StaffOrderAction } from '@pasar/contract';
import { Button, Inline, Notice } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Postings } from './postings.tsx';

/** What staff can do with the order; the question before it shows the journal that it books. */
export const OrderActions = ({ order: { order_code, version, actions } }: { order: AdminOrderDetail }) => {
  const { t } = useTranslation('back-office');
  const [chosen, setChosen] = useState<StaffOrderAction>();
  const { decide, busy, errors, clear } = useDecision<{ action: StaffOrderAction; reason: string }>({
    send: (api, decision, options) =>
      api.call(adminOrderEndpoints.act, { body: { order_code, version, ...decision } }, options),
    done: () => setChosen(undefined),
  });
  if (actions.length === 0 && !errors.conflict) return null;
  const offered = actions.find(({ action }) => action === chosen);
  return (
    <>
      {errors.conflict && (
        <Notice tone="warning" live>
          {errors.conflict}
        </Notice>
      )}
      <Inline gap={8}>
        {actions.map(({ action }) => (
          <Button
            key={action}
            variant="neutral"
            size="s"
            onClick={() => {
              clear();
              setChosen(action);
            }}
          >
            {t(`order.action.${action}.button`)}
          </Button>
        ))}
      </Inline>
      {offered && !errors.conflict && (
        <LazyDecideDialog
          title={t(`order.action.${offered.action}.title`, { code: order_code })}
          text={t(`order.action.${offered.action}.text`)}
          yes={t(`order.action.${offered.action}.yes`)}
          danger={offered.action !== 'complete'}
          reason={t('order.reason')}
          reasonError={errors.reason}
          errors={errors.action ? [errors.action] : []}
          busy={busy}
          onYes={(reason) => void decide({ action: offered.action, reason })}
          onClose={() => setChosen(undefined)}
          onMissing={() => setChosen(undefined)}
        >
          <Postings postings={offered.postings} orderCode={order_code} />
        </LazyDecideDialog>
      )}
    </>
  );
};
