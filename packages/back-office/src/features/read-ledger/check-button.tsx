import { adminLedgerEndpoints } from '@pasar/contract';
import { Button, Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../../shared/decide/use-decision.ts';

/** Checks all books now; the list below gets what it found. */
export const CheckButton = () => {
  const { t } = useTranslation('back-office');
  const { decide, busy, errors } = useDecision<void>({
    send: (api, _, options) => api.call(adminLedgerEndpoints.check, { body: {} }, options),
  });
  return (
    <div>
      <Button size="s" busy={busy} onClick={() => void decide()}>
        {t('checks.run')}
      </Button>
      {errors.conflict && <Notice tone="warning">{errors.conflict}</Notice>}
    </div>
  );
};
