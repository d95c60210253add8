import { isApiError } from '@pasar/api-client';
import {
  formatReportReason,
  listReportReasons,
  type PublicSubject,
  type ReportReason,
  reportEndpoints,
} from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useImageList } from '@pasar/slice-kit/fields';
import { Button, Notice, RadioGroup, Sheet, Stack, TextArea } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportImages } from './report-images.tsx';

interface ReportSheetProps {
  subject: PublicSubject;
  id: number;
  onClose: () => void;
}

/** Why it is reported; what is typed stays when the report cannot be sent. */
export const ReportSheet = ({ subject, id, onClose }: ReportSheetProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const api = useApi();
  const report = useReportError();
  const formId = useId();
  const photos = useImageList();
  const { field, form, values, errors, set, settle, refuse } = useForm({
    initial: { reason: '', text: '' },
    check: ({ reason, text }) => ({
      ...(!reason && { reason: t('report.needReason') }),
      ...(reason === 'other' && !text.trim() && { text: t('report.needText') }),
    }),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (input: typeof values) => {
    const reason = input.reason as ReportReason; // one of the options
    try {
      const body = {
        ...{ subject_type: subject, subject_id: id, reason, text: input.text },
        media_ids: photos.ids,
      };
      const { message } = await api.call(reportEndpoints.create, { body });
      toast.success(message);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) {
        const { fields } = failure;
        const wrong = Object.keys(fields).find((field) => field.startsWith('media_ids'));
        photos.setError(wrong ? fields[wrong]?.[0] : undefined);
        return refuse(fields);
      }
      // One's own, or reported before: nothing is left to do here.
      if (failure.code !== 403 && failure.code !== 409) return report(failure);
      toast.info(failure.message);
    }
    settle(input);
    onClose();
  });
  return (
    <Sheet
      open
      onOpenChange={(wanted) => !wanted && onClose()}
      title={t(`report.title.${subject}`)}
      closeLabel={t('report.close')}
      actions={
        <Button type="submit" form={formId} block busy={busy || photos.arriving !== undefined}>
          {t('report.send')}
        </Button>
      }
    >
      <form id={formId} {...form(submit)}>
        <Stack gap={24}>
          <RadioGroup
            name="reason"
            label={t('report.reason')}
            value={values.reason}
            error={errors.reason}
            options={listReportReasons(subject).map((value) => ({
              value,
              label: formatReportReason(subject, value, locale),
            }))}
            onChange={(reason) => set('reason', reason)}
          />
          {subject === 'review' && <Notice>{t('report.lowRating')}</Notice>}
          <TextArea {...field('text')} label={t('report.text')} rows={4} />
          <ReportImages saved={photos} />
          <Notice>{t('report.after')}</Notice>
        </Stack>
      </form>
    </Sheet>
  );
};
