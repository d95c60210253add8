import { joinBirthDate, monthNames, splitBirthDate } from '@pasar/contract';
import { useLocale, useSession } from '@pasar/slice-kit';
import { DateField, RadioGroup, Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../fields/phone-field.tsx';
import { UploadField } from '../fields/upload-field.tsx';
import { UsernameField } from '../fields/username-field.tsx';
import * as style from '../onboarding.styles.ts';
import type { StepProps } from '../step-props.ts';

/** A number without its leading zero, so that the options of the date field match it. */
const bare = (part: string) => part.replace(/^0+(?=\d)/, '');
const partsOf = (date: string) => {
  const { day, month, year } = splitBirthDate(date);
  return { day: bare(day), month: bare(month), year };
};

/** Who registers, in the order in which SPEC 5 checks it; a single buyer may add documents. */
export const PersonalStep = ({ flow, form, album, chooseType }: StepProps) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { user } = useSession();
  const { values, errors, field, set } = form;
  const leave = (name: string) => field(name).onBlur;
  return (
    <Stack gap={24}>
      <TextField
        label={t('email')}
        hint={t('setup.emailHint')}
        type="email"
        value={user?.email ?? ''}
        readOnly
      />
      <UsernameField form={form} />
      <RadioGroup
        name="is_company"
        label={t('setup.fields.is_company')}
        arrangement="tiles"
        value={values.is_company ?? ''}
        error={errors.is_company}
        onChange={(type) => {
          set('is_company', type);
          chooseType(type);
        }}
        options={(['company', 'personal'] as const).map((value) => ({
          value,
          label: t(`setup.type.${value}`),
          hint: t(`setup.typeHint.${flow}.${value}`),
        }))}
        required
      />
      <div css={style.columns}>
        <TextField
          {...field('fullname')}
          label={t('setup.fields.fullname')}
          hint={t('setup.fullnameHint')}
          limit={100}
          autoComplete="name"
          required
        />
        <PhoneField
          form={form}
          name="phone"
          label={t('setup.fields.phone')}
          hint={t(`setup.phoneHint.${flow}`)}
        />
        <RadioGroup
          name="gender"
          label={t('setup.fields.gender')}
          value={values.gender ?? ''}
          error={errors.gender}
          onChange={(gender) => set('gender', gender)}
          options={(['male', 'female'] as const).map((value) => ({
            value,
            label: t(`setup.gender.${value}`),
          }))}
          required
        />
        <DateField
          name="birthday"
          label={t('setup.fields.birthday')}
          value={partsOf(values.birthday ?? '')}
          onChange={(parts) => set('birthday', joinBirthDate(parts))}
          onBlur={leave('birthday')}
          error={errors.birthday}
          texts={{ day: t('setup.birth.day'), month: t('setup.birth.month'), year: t('setup.birth.year') }}
          months={monthNames[locale]}
          autoComplete="bday"
        />
      </div>
      {flow === 'buyer' && values.is_company === 'personal' && (
        <>
          <UploadField form={form} album={album} name="file_ktp" words="ktp" optional />
          <UploadField form={form} album={album} name="file_ktp_selfie" words="selfie" optional />
          <UploadField form={form} album={album} name="file_npwp" words="npwp" optional />
        </>
      )}
    </Stack>
  );
};
