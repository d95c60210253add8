import { adminMoneyEndpoints } from '@pasar/contract';
import { Button, Notice } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { saveText } from './save-text.ts';

/** Makes a bank file of all approved withdrawals and saves it. */
export const BatchButton = () => {
  const { t } = useTranslation('back-office');
  const [asking, setAsking] = useState(false);
  const { decide, busy, errors, clear } = useDecision<Record<string, never>>({
    send: async (api, _, options) => {
      const answer = await api.call(adminMoneyEndpoints.batch, { body: {} }, options);
      saveText(`${answer.data.batch_code}.csv`, answer.data.csv);
      return answer;
    },
    done: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="s"
        onClick={() => {
          clear();
          setAsking(true);
        }}
      >
        {t('payouts.make')}
      </Button>
      {asking && (
        <LazyDecideDialog
          title={t('payouts.makeTitle')}
          text={t('payouts.makeText')}
          yes={t('payouts.makeYes')}
          busy={busy}
          onYes={() => void decide({})}
          onClose={() => setAsking(false)}
          onMissing={() => setAsking(false)}
        >
          {errors.conflict && <Notice tone="warning">{errors.conflict}</Notice>}
        </LazyDecideDialog>
      )}
    </>
  );
};
