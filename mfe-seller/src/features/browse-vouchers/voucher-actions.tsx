import type { StoreVoucher } from '@pasar/contract';
import { LazyConfirmDialog } from '@pasar/dashboard';
import { LocalLink, linkTo, once } from '@pasar/slice-kit';
import { Button, ButtonLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoucherStep } from './use-voucher-step.ts';

type Final = 'end' | 'delete';

/** Exactly the actions that the response lists; an irreversible one needs confirmation. */
export const VoucherActions = ({ voucher }: { voucher: StoreVoucher }) => {
  const { t } = useTranslation('seller');
  const { id, actions, voucher_code: code } = voucher;
  const [question, setQuestion] = useState<{ about: Final; open: boolean }>();
  const { submit, busy } = useVoucherStep(id);
  const shut = () => setQuestion((before) => before && { ...before, open: false });
  return (
    <>
      {actions.map((action) => {
        if (action === 'edit' || action === 'duplicate')
          return (
            <ButtonLink
              key={action}
              as={LocalLink}
              variant={action === 'edit' ? 'secondary' : 'quiet'}
              size="s"
              to={
                action === 'edit'
                  ? linkTo('seller.voucher', { id })
                  : linkTo('seller.voucher', { id: 'new', from: id })
              }
              aria-label={t(`vouchers.of.${action}`, { code })}
            >
              {t(`vouchers.action.${action}`)}
            </ButtonLink>
          );
        if (action === 'pause' || action === 'resume')
          return (
            <Button
              key="pause"
              variant="quiet"
              size="s"
              busy={busy}
              aria-label={t(`vouchers.of.${action}`, { code })}
              onClick={once(() => void submit(action))}
            >
              {t(`vouchers.action.${action}`)}
            </Button>
          );
        return (
          <Button
            key={action}
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t(`vouchers.of.${action}`, { code })}
            onClick={() => setQuestion({ about: action, open: true })}
          >
            {t(`vouchers.action.${action}`)}
          </Button>
        );
      })}
      {question && (
        <LazyConfirmDialog
          open={question.open}
          onOpenChange={(open) => setQuestion({ ...question, open })}
          onMissing={() => setQuestion(undefined)}
          title={t(`vouchers.confirm.${question.about}.title`, { code })}
          text={t(`vouchers.confirm.${question.about}.text`)}
          no={t('goBack')}
          yes={t(`vouchers.confirm.${question.about}.yes`)}
          busy={busy}
          onYes={() => void submit(question.about).then(shut)}
        />
      )}
    </>
  );
};
