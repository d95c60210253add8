import { firstErrors, message, type SellerOrder, sellingEndpoints } from '@pasar/contract';
import { useOrderAction } from '@pasar/dashboard';
import { useForm, useLocale } from '@pasar/slice-kit';
import { Button, Dialog, Stack, TextField } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredImageField } from '../../shared/stored-image/stored-image-field.tsx';
import { useStoredImage } from '../../shared/stored-image/use-stored-image.ts';
import { type ParcelAction, type ParcelReport, sendParcelReport, textField } from './parcel-report.ts';
import type { Changed } from './use-order-decision.ts';

interface ParcelDialogProps {
  order: SellerOrder;
  about: ParcelAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changed: Changed;
}

/** The waybill of a parcel that the seller brought to the courier, or its receiver; with a photo as evidence. */
export const ParcelDialog = ({ order, about, open, onOpenChange, changed }: ParcelDialogProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const id = useId();
  const { order_code, shipping } = order;
  const photo = useStoredImage(null);
  const [photoError, setPhotoError] = useState<string>();
  const name = textField(about);
  const { field, form, refuse } = useForm({
    initial: { text: about === 'correct_waybill' ? (shipping.awb ?? '') : '' },
    check: ({ text }) => {
      const endpoint = about === 'confirm_delivery' ? sellingEndpoints.delivered : sellingEndpoints.waybill;
      const { [name]: error } = firstErrors(endpoint.body, { order_code, [name]: text }, locale);
      const errors: Record<string, string> = error ? { text: error } : {};
      return errors;
    },
  });
  const { submit, busy } = useOrderAction({
    send: sendParcelReport,
    toMessageId: () => (about === 'confirm_delivery' ? 'delivery.saved' : 'waybill.saved'),
    changed,
    done: () => onOpenChange(false),
    refused: ({ media_id, [name]: errors, ...others }) => {
      setPhotoError(media_id?.[0]);
      refuse({ ...others, ...(errors && { text: errors }) });
    },
    conflicts: { waybill_used: (words) => refuse({ text: [words] }) },
  });
  const send = ({ text }: { text: string }) => {
    const report: ParcelReport = { about, order_code, text, media_id: photo.mediaId ?? null };
    if (report.media_id === null && about !== 'correct_waybill') {
      setPhotoError(message(about === 'confirm_delivery' ? 'delivery.photo' : 'waybill.photo', locale));
      document.querySelector<HTMLElement>('[name="media_id"]')?.focus();
      return;
    }
    setPhotoError(undefined);
    void submit(report);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`ship.${about}.title`)}
      description={t(`ship.${about}.text`, { courier: `${shipping.courier_name} ${shipping.service}` })}
      actions={
        <>
          <Button variant="neutral" onClick={() => onOpenChange(false)}>
            {t('goBack')}
          </Button>
          <Button type="submit" form={id} busy={busy || photo.busy}>
            {t(`ship.${about}.yes`)}
          </Button>
        </>
      }
    >
      <form id={id} {...form(send)}>
        <Stack gap={16}>
          <TextField
            {...field('text')}
            label={t(`ship.${name}`)}
            hint={name === 'awb' ? t('ship.awbHint') : undefined}
            autoComplete="off"
            autoCapitalize={name === 'awb' ? 'characters' : 'words'}
            required
          />
          <StoredImageField
            name="media_id"
            label={t(`ship.photo.${name}`)}
            hint={about === 'correct_waybill' ? t('ship.photoOptional') : undefined}
            error={photo.mediaId ? undefined : photoError}
            picture={photo}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
