import { type AdminWithdrawal, adminMoneyEndpoints } from '@pasar/contract';
import { useKeys } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Notice, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';

const verbs = ['approve', 'pay', 'reject', 'reverse'] as const;
type Verb = (typeof verbs)[number];

/** A transfer that a provider makes is settled by the provider, so only one of a bank file is booked by hand. */
const can: Record<Verb, (one: AdminWithdrawal) => boolean> = {
  approve: ({ status }) => status === 'requested',
  pay: ({ status, batch_code }) => status === 'processing' && batch_code !== null,
  reject: ({ status }) => ['requested', 'approved', 'processing'].includes(status),
  reverse: ({ status }) => status === 'paid',
};
const givesBack = (verb: Verb) => verb === 'reject' || verb === 'reverse';

/** What staff decide about a withdrawal, each with its consequences before it happens. */
export const WithdrawalActions = ({ one }: { one: AdminWithdrawal }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const [asked, setAsked] = useState<Verb>();
  const [reference, setReference] = useState('');
  const { decide, busy, errors, clear } = useDecision<{ verb: Verb; reason: string; reference: string }>({
    send: (api, { verb, reason, reference: bank_reference }, options) => {
      const body = { withdraw_code: one.withdraw_code };
      if (verb === 'approve') return api.call(adminMoneyEndpoints.approve, { body }, options);
      if (verb === 'pay') {
        return api.call(adminMoneyEndpoints.paid, { body: { ...body, bank_reference } }, options);
      }
      return verb === 'reject'
        ? api.call(adminMoneyEndpoints.reject, { body: { ...body, reason, status: one.status } }, options)
        : api.call(adminMoneyEndpoints.reversed, { body: { ...body, reason } }, options);
    },
    done: () => setAsked(undefined),
  });
  const close = () => setAsked(undefined);
  const open = verbs.filter((verb) => can[verb](one));
  const ask = (verb: Verb) => {
    clear();
    setAsked(verb);
  };
  const onward = open.find((verb) => !givesBack(verb));
  const back = open.find(givesBack);
  useKeys({ ...(onward && { a: () => ask(onward) }), ...(back && { r: () => ask(back) }) });
  const isToSource = one.destination === 'source';
  return (
    <>
      {errors.conflict && (
        <Notice tone="warning" live>
          {errors.conflict}
        </Notice>
      )}
      {open.length > 0 && (
        <DecisionBar>
          {open.map((verb) => (
            <Button key={verb} variant={givesBack(verb) ? 'secondary' : 'primary'} onClick={() => ask(verb)}>
              {t(`withdrawals.${verb}`)}
            </Button>
          ))}
        </DecisionBar>
      )}
      {asked && !errors.conflict && (
        <LazyDecideDialog
          title={t(`withdrawals.${asked}Title`, { amount: rupiah(one.amount) })}
          text={t(`withdrawals.${asked === 'approve' && isToSource ? 'approveSource' : asked}Text`, {
            bank: `${one.bank_name} ${one.rekening}`,
            holder: one.atas_nama,
            payout: rupiah(one.payout),
          })}
          yes={t(`withdrawals.${asked}Yes`)}
          danger={givesBack(asked)}
          busy={busy}
          {...(givesBack(asked) && { reason: t('decide.reason'), reasonError: errors.reason })}
          onYes={(reason) => void decide({ verb: asked, reason, reference: reference.trim() })}
          onClose={close}
          onMissing={close}
        >
          {asked === 'pay' && (
            <TextField
              label={t('withdrawals.reference')}
              value={reference}
              autoComplete="off"
              error={errors.bank_reference}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </LazyDecideDialog>
      )}
    </>
  );
};
