import { message } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { TextField, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';

/**
 * The username with its three states (SPEC 4): unchecked, available in green, unavailable with the server's
 * message.
 */
export const UsernameField = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { known, typed } = form.username;
  const { error, onChange, ...field } = form.field('username');
  const isOfThis = known.of === field.value.trim();
  const free = isOfThis && known.state === 'available' && message('username.available', locale);
  const refused = isOfThis ? known.says : undefined;
  return (
    <div>
      <TextField
        {...field}
        label={t('setup.fields.username')}
        hint={t('setup.usernameHint')}
        error={error ?? refused}
        success={free}
        onChange={(event) => {
          onChange(event);
          typed(event.target.value);
        }}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <VisuallyHidden role="status">{free || refused}</VisuallyHidden>
    </div>
  );
};
