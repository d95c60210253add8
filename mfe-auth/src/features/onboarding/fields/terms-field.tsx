import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Checkbox, textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../shared/marked-text.tsx';
import type { StepProps } from '../step-props.ts';
import { ticked } from '../step-values.ts';

/** The agreement (SPEC 5); the terms open beside the form, so that no input is lost. */
export const TermsField = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('auth');
  const { values, errors, set } = form;
  return (
    <Checkbox
      name="terms"
      label={
        <MarkedText
          text={t('setup.agree')}
          components={{ terms: <LocalLink to={linkTo('auth.terms')} target="_blank" css={textLinkStyles} /> }}
        />
      }
      checked={values.terms === ticked}
      onChange={(event) => set('terms', event.target.checked ? ticked : '')}
      error={errors.terms}
      required
    />
  );
};
