import { apiScopes } from '@pasar/contract';
import { Button, FormError, SelectField, Sheet, Stack, TextArea, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxList } from '../../shared/checkbox-list/checkbox-list.tsx';
import { NewSecret } from '../../shared/new-secret/new-secret.tsx';
import { useCreateKey } from './use-create-key.ts';

interface CreateKeySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const days = [30, 90, 180, 365];

/** The form of a new key, and afterwards its secret, which is shown this once. */
export const CreateKeySheet = ({ open, onOpenChange }: CreateKeySheetProps) => {
  const { t } = useTranslation('seller');
  const id = useId();
  const { field, form, submit, busy, problem, secret, forget, values, errors, set } = useCreateKey(open);
  const close = () => {
    forget();
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t(secret ? 'developer.keys.once' : 'developer.keys.create')}
      closeLabel={t('close')}
      actions={
        secret ? (
          <Button block onClick={close}>
            {t('developer.keys.done')}
          </Button>
        ) : (
          <Button type="submit" form={id} block busy={busy}>
            {t('developer.keys.create')}
          </Button>
        )
      }
    >
      {secret ? (
        <NewSecret secret={secret} text={t('developer.keys.onceText')} copyLabel={t('developer.keys.copy')} />
      ) : (
        <form id={id} {...form(submit)}>
          <Stack gap={20}>
            {problem && <FormError>{problem}</FormError>}
            <TextField
              {...field('name')}
              label={t('developer.keys.name')}
              hint={t('developer.keys.nameHint')}
              autoComplete="off"
            />
            <CheckboxList
              name="scopes"
              title={t('developer.keys.scopes')}
              options={apiScopes.map((scope) => ({
                value: scope,
                label: t(`developer.keys.scope.${scope}`, { nsSeparator: false }),
                hint: scope,
              }))}
              value={values.scopes}
              onValue={(scopes) => set('scopes', scopes)}
              error={errors.scopes}
            />
            <SelectField
              {...field('expires_in_days')}
              label={t('developer.keys.days')}
              options={days.map((count) => ({
                value: String(count),
                label: t('developer.keys.dayCount', { days: count }),
              }))}
            />
            <TextArea
              {...field('networks')}
              label={t('developer.keys.networks')}
              aside={t('optional')}
              hint={t('developer.keys.networksHint')}
            />
          </Stack>
        </form>
      )}
    </Sheet>
  );
};
