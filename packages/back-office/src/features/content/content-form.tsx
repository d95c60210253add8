import {
  type AdminContent,
  adminContentEndpoints,
  type ContentFields,
  contentLimits,
  firstErrors,
  locales,
} from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Disclosure, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';

const toValues = (page: AdminContent | undefined): Record<keyof ContentFields, string> => {
  const texts = page?.draft ?? page?.published;
  return {
    title_id: texts?.title_id ?? '',
    summary_id: texts?.summary_id ?? '',
    body_id: texts?.body_id ?? '',
    title_en: texts?.title_en ?? '',
    summary_en: texts?.summary_en ?? '',
    body_en: texts?.body_en ?? '',
  };
};

/** The draft of a page in both languages: title, summary, and the text as Markdown. */
export const ContentForm = ({ page, onDone }: { page: AdminContent; onDone: () => unknown }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const toBody = (values: ReturnType<typeof toValues>, row: AdminContent | undefined) => ({
    ...values,
    slug: page.slug,
    version: (row ?? page).version,
  });
  const form = useSaveForm<ReturnType<typeof toValues>, AdminContent>({
    row: page,
    toValues,
    check: (values, row) => firstErrors(adminContentEndpoints.save.body, toBody(values, row), locale),
    send: (api, { values, row }, options) =>
      api.call(adminContentEndpoints.save, { body: toBody(values, row) }, options),
    done: onDone,
  });
  const nameOf = (field: string) => t(`content.fields.${field as keyof ContentFields}`);
  return (
    <SaveForm form={form} save={t('content.save')} nameOf={nameOf}>
      {locales.map((language) => (
        <Stack key={language} gap={12}>
          <TextField
            {...form.field(`title_${language}`)}
            label={nameOf(`title_${language}`)}
            limit={contentLimits.title}
            lang={language}
            required
          />
          <TextArea
            {...form.field(`summary_${language}`)}
            label={nameOf(`summary_${language}`)}
            limit={contentLimits.summary}
            rows={2}
            lang={language}
            required
          />
          <TextArea
            {...form.field(`body_${language}`)}
            label={nameOf(`body_${language}`)}
            hint={t('content.bodyHint')}
            limit={contentLimits.body}
            rows={18}
            lang={language}
            required
          />
        </Stack>
      ))}
      <Disclosure summary={t('content.values')}>
        <Facts facts={page.values.map(({ name, value }) => [`{{${name}}}`, value])} />
      </Disclosure>
    </SaveForm>
  );
};
