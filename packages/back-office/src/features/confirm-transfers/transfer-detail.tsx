import { type AdminMe, type AdminTransfer, adminPaymentEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane, DocumentViewer, useKeys } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Decision =
  | { verb: 'confirm'; bank_reference: string; amount: number }
  | { verb: 'reject'; reason: string };

interface TransferDetailProps {
  transfer: AdminTransfer;
  me: AdminMe;
  closeTo: string;
}

/** One transfer beside the list: the amount to look for at the bank, its proof, and the decision. */
export const TransferDetail = ({ transfer, me, closeTo }: TransferDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Decision['verb']>();
  const { reference, status } = transfer;
  const { decide, busy, errors, clear } = useDecision<Decision>({
    send: (api, decision, options) => {
      if (decision.verb === 'reject') {
        const { reason } = decision;
        return api.call(adminPaymentEndpoints.reject, { body: { reference, reason } }, options);
      }
      const { bank_reference, amount } = decision;
      return api.call(
        adminPaymentEndpoints.confirm,
        { body: { reference, bank_reference, amount } },
        options,
      );
    },
    done: () => setChosen(undefined),
  });
  const mayDecide = hasStaffRole(me.roles, adminPaymentEndpoints.confirm.staff);
  // Money can still come after the time was over.
  const canConfirm = mayDecide && status !== 'confirmed';
  const canReject = mayDecide && status === 'proved';
  const choose = (verb: Decision['verb']) => {
    clear();
    setChosen(verb);
  };
  useKeys({
    ...(canConfirm && { a: () => choose('confirm') }),
    ...(canReject && { r: () => choose('reject') }),
  });
  return (
    <DetailPane
      title={rupiah(transfer.amount)}
      subject={reference}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        <Facts
          facts={[
            [t('transfers.status'), t(`transfers.tab.${status}`)],
            [t('transfers.amount'), rupiah(transfer.amount)],
            [t('transfers.received'), transfer.received === null ? null : rupiah(transfer.received)],
            [t('transfers.sender'), transfer.sender],
            [t('transfers.buyer'), [transfer.buyer.name, transfer.buyer.email].filter(Boolean).join(' · ')],
            [
              t('transfers.payment'),
              <TextLink
                key="payment"
                as={LocalLink}
                to={linkTo('back-office.payments', {
                  search: transfer.order_group_code,
                  open: transfer.order_group_code,
                })}
              >
                {transfer.order_group_code}
              </TextLink>,
            ],
            [t('transfers.proofAt'), transfer.proof_at && dateTime(transfer.proof_at)],
            [t('transfers.expires'), dateTime(transfer.expires_at)],
            [t('transfers.bankReference'), transfer.bank_reference],
            ...(transfer.reason ? ([[t('transfers.rejected'), transfer.reason]] as const) : []),
          ]}
        />
        {transfer.proof_url && (
          <DocumentViewer
            title={t('transfers.proof')}
            url={transfer.proof_url}
            busy={false}
            onOpen={() => void revalidate()}
            onLost={() => void revalidate()}
          />
        )}
        {(canConfirm || canReject) && (
          <DecisionBar>
            {canConfirm && <Button onClick={() => choose('confirm')}>{t('transfers.confirm.button')}</Button>}
            {canReject && (
              <Button variant="secondary" onClick={() => choose('reject')}>
                {t('transfers.reject.button')}
              </Button>
            )}
          </DecisionBar>
        )}
      </Stack>
      {chosen === 'confirm' && !errors.conflict && (
        <ConfirmDialog
          transfer={transfer}
          busy={busy}
          errors={errors}
          onYes={(found) => void decide({ verb: 'confirm', ...found })}
          onClose={() => setChosen(undefined)}
        />
      )}
      {chosen === 'reject' && !errors.conflict && (
        <LazyDecideDialog
          title={t('transfers.reject.title')}
          text={t('transfers.reject.text')}
          yes={t('transfers.reject.yes')}
          danger
          busy={busy}
          reason={t('decide.reason')}
          reasonError={errors.reason}
          onYes={(reason) => void decide({ verb: 'reject', reason })}
          onClose={() => setChosen(undefined)}
          onMissing={() => setChosen(undefined)}
        />
      )}
    </DetailPane>
  );
};
