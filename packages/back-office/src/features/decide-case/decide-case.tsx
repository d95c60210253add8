import { type AdminComplaintDetail, adminComplaintEndpoints } from '@pasar/contract';
import { useKeys } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Card, Inline, Notice, Stack, TextField } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { useSplit } from './use-split.ts';

/** How much the buyer gets back, beside what each side would get; nothing and all are one press. */
export const DecideCase = ({ one }: { one: AdminComplaintDetail }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const [typed, setTyped] = useState(String(Math.min(one.amount, one.held)));
  const [asking, setAsking] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const refund = typed === '' ? null : Number(typed);
  const tooMuch = refund !== null && refund > one.held;
  const split = useSplit(one.id, tooMuch ? null : refund);
  const { decide, busy, errors, clear } = useDecision<{ refund: number; note: string }>({
    send: (api, { refund: refund_amount, note }, options) =>
      api.call(
        adminComplaintEndpoints.decide,
        { body: { complaint_id: one.id, refund_amount, note } },
        options,
      ),
    done: () => setAsking(false),
  });
  const ready = refund !== null && !tooMuch;
  const ask = () => {
    clear();
    if (ready) setAsking(true);
    else amount.current?.focus();
  };
  const reject = () => {
    clear();
    setTyped('0');
    setAsking(true);
  };
  useKeys({ a: ask, r: reject });
  return (
    <Card padding="m">
      <Stack gap={12}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        <TextField
          ref={amount}
          label={t('complaint.refund')}
          prefix="Rp"
          value={typed}
          inputMode="numeric"
          error={tooMuch || refund === null ? t('complaint.tooMuch', { held: rupiah(one.held) }) : undefined}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
        <Inline gap={8}>
          <Button variant="neutral" size="s" onClick={() => setTyped('0')}>
            {t('complaint.nothing')}
          </Button>
          <Button variant="neutral" size="s" onClick={() => setTyped(String(one.amount))}>
            {t('complaint.asAsked', { amount: rupiah(one.amount) })}
          </Button>
          <Button variant="neutral" size="s" onClick={() => setTyped(String(one.held))}>
            {t('complaint.all', { amount: rupiah(one.held) })}
          </Button>
        </Inline>
        {split && (
          <Facts
            facts={(['buyer', 'seller', 'platform', 'courier', 'commission'] as const).map((side) => [
              t(`complaint.split.${side}`),
              rupiah(split[side]),
            ])}
          />
        )}
        <Button looksDisabled={!ready} onClick={ask}>
          {t('complaint.decide')}
        </Button>
      </Stack>
      {asking && refund !== null && (
        <LazyDecideDialog
          title={t(refund === 0 ? 'complaint.sellerTitle' : 'complaint.buyerTitle', {
            amount: rupiah(refund),
          })}
          text={t('complaint.text', {
            buyer: rupiah(split?.buyer ?? refund),
            seller: split ? rupiah(split.seller) : '–',
          })}
          yes={t('complaint.decide')}
          reason={t('complaint.note')}
          reasonError={errors.note}
          errors={errors.refund_amount ? [errors.refund_amount] : []}
          busy={busy}
          onYes={(note) => void decide({ refund, note })}
          onClose={() => setAsking(false)}
          onMissing={() => setAsking(false)}
        />
      )}
    </Card>
  );
};
