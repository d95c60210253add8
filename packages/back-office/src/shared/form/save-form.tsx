import { DiffView, FormActions } from '@pasar/dashboard';
import { Button, Inline, Notice, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SaveFormProps<Values extends Record<string, string>> {
  form: {
    values: Values;
    form: (send: (values: Values) => void) => object;
    submit: (values: Values) => Promise<void>;
    busy: boolean;
    conflict: { message: string; now: Values } | undefined;
    adopt: () => void;
    keep: () => void;
  };
  /** The label of the button that saves. */
  save: string;
  /** What a field is called. */
  nameOf: (field: string) => string;
  /** An image is on its way. */
  waits?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/** The fields of a form, its buttons, and what to do when somebody else has saved meanwhile. */
export const SaveForm = <Values extends Record<string, string>>({
  form: { values, form, submit, busy, conflict, adopt, keep },
  save,
  nameOf,
  waits = false,
  onCancel,
  children,
}: SaveFormProps<Values>) => {
  const { t } = useTranslation('back-office');
  return (
    <form {...form((given) => void submit(given))}>
      <Stack gap={16}>
        {children}
        {conflict && (
          <Notice tone="warning" live title={conflict.message}>
            <Stack gap={12}>
              <p>{t('form.conflict')}</p>
              <DiffView
                before={conflict.now}
                after={values}
                labels={{ before: t('form.now'), after: t('form.yours') }}
                nameOf={nameOf}
              />
              <Inline gap={8}>
                <Button variant="secondary" size="s" onClick={adopt}>
                  {t('form.adopt')}
                </Button>
                <Button variant="neutral" size="s" onClick={keep}>
                  {t('form.keep')}
                </Button>
              </Inline>
            </Stack>
          </Notice>
        )}
        <FormActions>
          <Inline gap={8}>
            {onCancel && (
              <Button variant="neutral" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
            <Button type="submit" busy={busy || waits}>
              {save}
            </Button>
          </Inline>
        </FormActions>
      </Stack>
    </form>
  );
};
