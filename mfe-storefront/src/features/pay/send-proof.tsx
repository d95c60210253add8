import type { MediaId, Payment } from '@pasar/contract';
import { imageTypes } from '@pasar/contract';
import { toast, useSubmit, useTimes } from '@pasar/slice-kit';
import { useUpload } from '@pasar/slice-kit/fields';
import { Button, Card, ImageField, Notice, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './pending-payment.styles.ts';
import type { usePayment } from './use-payment.ts';

interface SendProofProps {
  payment: Payment;
  charge: NonNullable<Payment['charge']>;
  act: ReturnType<typeof usePayment>['act'];
}

/** A photo that proves a bank transfer, with the name on the account; staff compare both with the bank. */
export const SendProof = ({ payment, charge: { proof, rejection }, act }: SendProofProps) => {
  const { t } = useTranslation('storefront');
  const { dateTime } = useTimes();
  const [sender, setSender] = useState(proof?.sender ?? '');
  const [photo, setPhoto] = useState<{ id: MediaId; preview: string } | null>(null);
  const [tried, setTried] = useState(false);
  const { way, busy, choose } = useUpload({
    onStored: (id, preview) => setPhoto({ id, preview }),
    onLost: () => setPhoto(null),
  });
  const { submit, busy: sending } = useSubmit(async () => {
    setTried(true);
    if (!photo || sender.trim() === '') return;
    const body = { media_id: photo.id, sender: sender.trim() };
    const sent = await act((calls) => calls.sendProof(calls.api, payment.order_group_code, body));
    if (!sent) return;
    URL.revokeObjectURL(photo.preview);
    setPhoto(null);
    setTried(false);
    toast.success(t('payment.proof.sent'));
  });
  return (
    <Card as="section" aria-labelledby="payment-proof" css={style.form}>
      <h2 id="payment-proof" css={style.heading}>
        {t(proof ? 'payment.proof.again' : 'payment.proof.title')}
      </h2>
      {proof && (
        <p css={style.label}>
          {t('payment.proof.from', { sender: proof.sender, time: dateTime(proof.sent_at) })}
        </p>
      )}
      {rejection && (
        <Notice tone="warning" title={t('payment.proof.refused')}>
          <span lang="id">{rejection}</span>
        </Notice>
      )}
      <TextField
        name="sender"
        label={t('payment.proof.sender')}
        value={sender}
        autoComplete="name"
        error={tried && sender.trim() === '' ? t('payment.proof.sender') : undefined}
        onChange={(event) => setSender(event.target.value)}
      />
      <ImageField
        name="proof"
        label={t('payment.proof.photo')}
        hint={t('payment.proof.hint')}
        accept={imageTypes.join(',')}
        preview={way.preview ?? photo?.preview}
        busy={busy}
        progress={way.progress ?? (busy ? 1 : 0)}
        error={way.error ?? (tried && !photo && !busy ? t('payment.proof.required') : undefined)}
        onChoose={choose}
        texts={{
          choose: t('payment.proof.choose'),
          change: t('payment.proof.replace'),
          remove: t('payment.proof.replace'),
          uploading: () => t('payment.proof.uploading'),
          previewAlt: t('payment.proof.photo'),
        }}
      />
      <Button busy={sending} onClick={() => void submit()}>
        {t('payment.proof.submit')}
      </Button>
    </Card>
  );
};
